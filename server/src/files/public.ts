/** What other areas may use of the files. */
export { fileStream } from './file-stream.ts';
export {
  deleteFile,
  findFile,
  findFileSize,
  findThumbnail,
  saveFileWithinQuota,
  listOldFiles,
  saveFile,
  saveThumbnail,
  touchFile,
} from './file-store.ts';
