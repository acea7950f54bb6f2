/** Kinds of signature. `applied`: the signature of an earlier document of the same workflow is used again. */
export const PICTURE_KINDS = ['drawn', 'typed'] as const;
export const SIGNATURE_KINDS = [...PICTURE_KINDS, 'applied'] as const;

/** Maximum number of base64 characters of a signature's picture: 300 kB. */
export const LONGEST_SIGNATURE = 400_000;

/** Matches a visible character: spaces and invisible characters alone are no text. */
export const VISIBLE_CHARACTER = /[^\p{C}\p{Z}]/u;

export const sha256Pattern = /^[0-9a-f]{64}$/;
