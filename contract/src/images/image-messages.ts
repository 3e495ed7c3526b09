export const imageMessages = {
  chooseFile: 'Please choose an image file.',
  unreadable: 'This file is not an image that can be read. Use a JPEG, PNG or WebP picture.',
  heic: 'HEIC photos cannot be used. Save the photo as JPEG, then choose it again.',
  preparing: 'Reading the picture …',
  animated: 'An animated image cannot be used. Use a still picture.',
  tooManyPixels: 'This image has too many pixels: at most 24 million.',
  tooLarge: {
    Product: 'Image too large, upload file less than 2 mb.',
    User: 'Image too large, upload file less than 300 kb.',
    Company: 'Logo too large, upload file less than 300 kb.',
  },
  unknown: 'This image has not been uploaded.',
} as const;
