/** The sentences about pictures. */
export const imageMessages = {
  chooseFile: 'Please choose an image file.',
  unreadable: 'This file cannot be read as an image. Choose a JPEG, PNG or WebP picture.',
  heic: 'HEIC photos are not supported. Save the photo as JPEG and choose it again.',
  preparing: 'Reading the picture …',
  animated: 'Animated images are not supported. Choose a still picture.',
  tooManyPixels: 'This image is too large: at most 24 million pixels.',
  tooLarge: {
    Product: 'Image too large, upload file less than 2 mb.',
    User: 'Image too large, upload file less than 300 kb.',
    Company: 'Logo too large, upload file less than 300 kb.',
  },
  unknown: 'This image has not been uploaded.',
} as const;
