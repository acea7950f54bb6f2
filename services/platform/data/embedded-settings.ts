/**
 * Settings of the embedded database. By default it fills 128 MB of shared buffers with zeros at every start, which takes most of the start;
 * what it does not find in 16 MB it reads from the file system's cache.
 */
export const EMBEDDED_SETTINGS: readonly string[] = ['-c', 'shared_buffers=16MB'];
