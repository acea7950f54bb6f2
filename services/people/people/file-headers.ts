/** Returns the headers of an answer that a browser stores as a file. */
export const fileHeaders = (type: string, name: string): Record<string, string> => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
});
