/** What other areas may use of the images. */
export { findImageHash, findImagesAt } from './image-store.ts';
export { imageRoute } from './image-route.ts';
