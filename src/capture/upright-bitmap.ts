/**
 * Decodes a picture upright by its metadata, as all supported browsers do by default. The explicit option (`imageOrientation:
 * 'from-image'`) makes Chrome below 112 reject the picture: MDN's compatibility data of `createImageBitmap`.
 */
export const uprightBitmap = (file: Blob): Promise<ImageBitmap> => createImageBitmap(file);
