/** What other areas may use of the images. */
export { findImageHash, findImagesAt, forgetPhoto, insertImage, picturesIn } from './image-store.ts';
export { colourOfPicture, readPicture, smallPicture } from './read-picture.ts';
export { storedName } from './stored-name.ts';
export { imageRoute } from './image-route.ts';
