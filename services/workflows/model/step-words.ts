/**
 * The compression dictionary of `pack.ts`: common JSON of setups, payloads and facts, the most common last. It must never change, since
 * stored rows need it. Do not add words for new steps: they only compress a little worse.
 */
export const STEP_WORDS = [
  '{"document_uuid":"","document_name":"","sealed":true,"signed_sha256":"","signed_at":"","timestamped":false,"kind":"typed","signature_kept":false,',
  '"consent":{"text_sha256":"","language":"es-MX"}}{"token":"doc_","store_sign":false,"autosigning":false,"texts":{}}{"decision":"approved","reason":""}',
  '{"rfc":"","id_cif":"","certificate_number":null,"source":"qr_live","verified":false,"matches_curp":true}{"registry":"in_force"}{"descriptor_id":"",',
  '"values":{}}{"references":[{"name":"","phone":"+52","person_relation_id":1,"relation":"friend"}]}{"outcome":"match"}{"max_age_months":null,',
  '"issued_by":"","date":"","end_date":"","address":{"street":"","ext_num":"","int_num":null,"postal_code":"","neighborhood":"","municipality":"",',
  '"state":"","country":""},"likely_recent":true,"name_matches":true,"address_matches":true}{"phone":"+52","channel":"WHATSAPP","SMS","phone_confirmation":true,',
  '"sms_confirmation":true,"verified_at":"2026-"}{"email":"@","email_confirmation":true,"codes":[{"channel":"EMAIL","destination":""}]}',
  '"faces":[{"beside":"credential","portrait":{"medium":""},"liveness":[{"passed":true}],"enrollment":{"national_id":"","tax":{"rfc":""}}',
  '"credential":{"name":"","national_id":""},"printed_address":{"document_address":{"proof_address":{"dynamic_values":[{"step":""',
  '{"capture":"live","assisted":false,"liveness":"none","automatic":true,"allow_file":["front","back"],"strictness":"normal","accept_expired":false}',
  '"ocr_backside":{"lines":[""],"cic":"","cic_digit_check":"","is_cic_digit_check_consistent":true,"ocr_number":"","last_names":"","date":"",',
  '"date_check_digit":"","expiration_date_digit":"","emission_and_fuar":"","section_and_consecutive":""},"ocr_frontside":{"name":"","last_name":"",',
  '"mothers_last_name":"","gender":"","birth_date":"","curp":"","elector_key":"","type":"","ine_type":"","street":"","neighborhood":"","zip_code":"",',
  '"city":"","province":"","emission_number":"","expiration_date":"","city_id":null,"state_id":null,"control":null},"face":"not_judged","seen":false,',
  '"reading":{"back":"unreadable","front":"unreadable"},"in_force":null,"liveness":null,"qr_found":false,"agreements":{"zone":null,"names":true,',
  '"gender":null,"section":null,"birth_date":null,"curp_names":null,"expiration":null,"curp_birth_date":null,"curp_elector_key":null},"biometrics":',
  '{"safe":null,"success":null,"matchLevel":null,"executed_at":"2026-","referenceId":null,"wasProcessed":false,"nfcStatusEnumInt":null,',
  '"fullIDStatusEnumInt":null,"barcodeStatusEnumInt":null,"matchLevelNFCToFaceMap":null,"digitalIDSpoofStatusEnumInt":null,',
  '"faceOnDocumentStatusEnumInt":null,"textOnDocumentStatusEnumInt":null,"idScanAgeEstimateGroupEnumInt":null},"corrections":{"city":null,"curp":null,',
  '"name":null,"street":null,"province":null,"zip_code":null,"last_name":null,"birth_date":null,"elector_key":null,"neighborhood":null,',
  '"expiration_date":null,"mothers_last_name":null},"face_trouble":null,"ocr_backside":null,"ocr_frontside":null,"device_differences":null}',
  '{"address":{"street":"","ext_num":"","int_num":null,"state":"","municipality":"","colony":"","zip_code":"","references":"",',
  '"device_coordinates":null,"source":"","state_id":9,"is_current_address":true}}{"offer_location":true}{"zip_code":"","state":"",',
  '"municipality":"","colony":"","street":"","ext_num":"","int_num":"","references":"","device_coordinates":null,"is_address_complete":true}',
  '{"person":{"national_id":"","name":"","first_lastname":"","second_lastname":"","birthdate":"19","gender":"FEMALE","MALE","entity_of_birth":"Jalisco",',
  '"nationality_id":144,"extra_data":{"nationality":"MX"}}}{"curp":"","name":"","first_lastname":"","second_lastname":"","birthdate":"19","sex":"M",',
  '"entity_of_birth":"DF","nationality":"MX","name_matches_curp":true}{"consents":[{"key":"privacy","kind":"privacy","version":"1"},{"key":"biometric",',
  '"kind":"biometric","accepted":true,"required":true,"language":"es-MX","version":"1","text_sha256":""}],"accepted_at":"2026-',
].join('');
