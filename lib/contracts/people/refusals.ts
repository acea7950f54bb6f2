/** Refusals of the people service that the published interface does not name, by code, each with its reason. */

export const curpRefusals = {
  curp_format: 'the text is no CURP',
  curp_date: 'the birth date in the CURP does not exist',
  curp_future: 'the birth date in the CURP is to come',
  curp_word: 'RENAPO issues no CURP with these letters',
  curp_check: 'the check digit of the CURP does not fit',
};

export const personRefusals = {
  ...curpRefusals,
  rfc_format: '`tax_id` is no RFC',
  rfc_date: 'the date in the RFC does not exist',
  rfc_generic: 'the RFC is that of the general public or of foreigners',
  future: '`birthdate` is to come',
};

export const taken = { taken: 'another person has this CURP' };

export const pictureRefusals = {
  not_a_picture: 'the picture is neither JPG nor PNG',
  damaged: 'the picture is damaged',
  too_large: 'the picture has too many pixels',
};

export const faceRefusals = {
  no_face: 'the picture shows no face',
  several_faces: 'the picture shows more than one face',
  face_too_small: 'the face is too small to compare',
};

/** A member of the front of a credential that is not the person's. */
export const frontRefusals = {
  curp_differs: 'the front has another CURP than the person',
  elector_key_differs: 'the front has another elector key',
  name_differs: 'the front has other names',
  birthdate_differs: 'the front has another birth date',
  gender_differs: 'the front has another gender',
};

export const signerRefusals = {
  element_taken: 'another signer has the element, or every element has one',
  signed: 'the document is signed',
  repeated: 'the person signs this document already',
  too_many: 'the document has the most signers that it may have',
  required: 'several elements of a template are free, and `elements` was not sent',
};
