/**
 * The picture in a file, upright by its metadata. Every browser of ours turns it by itself. To be asked to (`imageOrientation:
 * 'from-image'`) makes Chrome below 112 refuse the picture: MDN's compatibility data of `createImageBitmap`.
 */
export const uprightBitmap = (file: Blob): Promise<ImageBitmap> => createImageBitmap(file);
