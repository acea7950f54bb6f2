import type { FaceModelIdentity } from '#platform/base/file-readers.ts';
import type { PortraitRow } from './portraits-store.ts';

/** Returns the model of a template as rows, results and log entries name it. */
export const modelColumns = ({ name, version, hash }: FaceModelIdentity): Pick<PortraitRow, 'model' | 'model_version' | 'model_hash'> => ({
  model: name,
  model_version: version,
  model_hash: hash,
});
