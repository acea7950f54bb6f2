/** The body of a sample workflow webhook. */
export const news = {
  workflow_uuid: '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e11',
  status: 'success' as const,
  external_reference_id: null,
  people_uuid: null,
  steps: [],
  error: null,
  attention: [],
  vouched_by: null,
};
