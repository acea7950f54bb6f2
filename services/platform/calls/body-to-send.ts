import type { OperationMeta } from '#contracts/base/service.ts';

/** Returns the words, for error messages, that describe the body which an operation expects. */
export function bodyToSend(form: OperationMeta['form']): string {
  if (!form) return 'the body as application/json';
  return `a form (multipart/form-data) with the file as its part \`${form.part}\``;
}
