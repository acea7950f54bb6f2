-- Whether a person exists is asked of the people service, in the transaction that writes the document.
alter table people.documents drop constraint documents_people_uuid;
