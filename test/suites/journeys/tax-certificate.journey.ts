import { describe, expect, test } from 'vitest';
import { taxCertificateWords } from '#steps/tax-certificate/tax-certificate.i18n.ts';
import { certificateCode, certificatePdf, specimenTax } from '../../support/specimens/certificate.ts';
import { confirmCertificate, scanCertificate } from './certificate.ts';
import { Journey } from './journey.ts';
import { READING } from './language.ts';
import { setting } from './setting.ts';

const words = taxCertificateWords['es-MX'];
const read = { ...specimenTax, certificate_number: null, verified: false };

describe('the tax certificate', () => {
  const here = setting();

  test('is read by its code, live, and its RFC goes onto the person', async () => {
    const { world, phone } = here;
    const { uuid, url } = await world.invite(['personal_data', 'tax_certificate']);
    const journey = new Journey(phone, world);
    const open = () => journey.open(url);

    await open();
    await journey.begin();
    await journey.givePersonalData();
    await scanCertificate(journey, open);
    await journey.expectFinished();

    journey.expectClean([world.url]);
    const workflow = await world.api.ended(uuid);
    expect(workflow.steps.at(-1)).toMatchObject({ status: 'success', payload: { ...read, source: 'qr_live' } });
    expect(await world.api.stepMedia(workflow.steps.at(-1)!.uuid)).toEqual([]);
    expect(await world.api.person(workflow.people_uuid!)).toMatchObject({ tax_id: specimenTax.rfc });
  });

  test('is read by the server from a PDF, after one that is locked and one whose code pretends', async () => {
    const { world, phone } = here;
    const { uuid, url } = await world.invite(['tax_certificate']);
    const journey = new Journey(phone, world);

    await journey.open(url);
    await journey.begin();
    await journey.sendCertificate(certificatePdf({ password: 'secreta' }));
    await journey.expectHeading(words.locked, READING);
    await journey.sendCertificate(certificatePdf({ said: certificateCode().replace('.gob.mx', '.gob.mx.example.com') }));
    await journey.expectHeading(words.lookAlike, READING);
    await journey.sendCertificate(certificatePdf());
    await confirmCertificate(journey);
    await journey.expectFinished();

    journey.expectClean([world.url]);
    const workflow = await world.api.ended(uuid);
    const [step] = workflow.steps;
    expect(step).toMatchObject({ status: 'success', payload: { ...read, source: 'pdf' } });
    expect((await world.api.stepMedia(step!.uuid)).at(-1)).toMatchObject({ collection: 'certificate', mime: 'application/pdf' });
  });
});
