/** What other areas may use of the images. */
export { findImage, findImageHash, findImagesAt, forgetPhoto, insertImage, pictureHashesIn } from './image-store.ts';
export { colourOfPicture, readPicture, smallPicture } from './read-picture.ts';
export { storedName } from './stored-name.ts';
export { imageRoute } from './image-route.ts';
