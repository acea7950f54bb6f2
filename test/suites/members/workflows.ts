import { enveloped, paged, type Results, words } from './shapes.ts';

const times = 'created_at updated_at';
const error = 'error {fatal extra* details {reason error_id stack}}';
const step = `uuid workflow_uuid custom_id coordinates ${error} metadata {name title description} status step started_at finished_at
  payload* ${times}`;
const device = 'ip user_agent device_id device_name system_name system_version app_version';
const workflow = `uuid responsible_uuid people_uuid entity_uuid status disable_geolocation started_at finished_at callback_at lead_uuid
  credit_uuid skip_steps* ${error} external_reference_id expires_in metadata* internal_metadata {${device}} template_binding_uuid
  rule_set_uuid document_uuid user_email ${times} steps {${step}}`;
const token = `token token_encoded expiration qr_code workflow {${workflow}}`;
const template = `uuid name description config {metadata* expires_in disable_geolocation} steps steps_setup* ${times}`;
const binding = `uuid name template_uuid text_bindings* sign_bindings ${times}`;

/** The results of the workflows service by operation name. */
export const workflows: Results = {
  'List workflows': paged(workflow),
  'Create workflow': enveloped(workflow),
  'Find workflows by external reference': paged(workflow),
  'Delete workflow permanently': words,
  'Initialize workflow': enveloped(workflow),
  'Update running workflow': enveloped(workflow),
  'Get workflow': enveloped(workflow),
  'Generate token and execution URL': enveloped(token),
  'Create token and URL, encode-safe': enveloped(token),
  'List step catalog': enveloped('key title description setup_required requires_people setup* allow_multiple geolocation'),
  'Get step': enveloped(step),
  'Get step media': enveloped('collection createdAt mime uuid size'),
  'List workflow templates': paged(template),
  'Create workflow template': enveloped(template),
  'Get workflow template': enveloped(template),
  'Update workflow template': enveloped(template),
  'Create workflow from template': enveloped(workflow),
  'List template bindings': paged(binding),
  'Create template binding': enveloped(binding),
  'Validate expression syntax': words,
  'Get template binding': enveloped(binding),
  'Update template binding': enveloped(binding),
  // The other members of a rule were never published.
  'List rules': paged('name *'),
};
