import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FRAMES } from '#contracts/steps/liveness-frames.ts';
import { words as demoWords } from '#demo/pages/words.ts';
import { haltWords } from '#src/i18n/halt.i18n.ts';
import { handoffWords } from '#src/i18n/handoff.i18n.ts';
import { shellWords } from '#src/i18n/shell.i18n.ts';
import { twoDevicesWords } from '#src/i18n/two-devices.i18n.ts';
import { documentSignWords } from '#steps/document-sign/document/document-sign.i18n.ts';
import { enrollFullWords } from '#steps/enroll-full/enroll-full.i18n.ts';
import { approveAtDesk } from './desk.ts';
import { Journey } from './journey.ts';
import { linkOn } from './link-on.ts';
import { openPhone, type Phone } from './phone.ts';
import { startWorld, type World } from './world.ts';

const bank = demoWords.es;
const shell = shellWords['es-MX'];
const words = handoffWords['es-MX'];
const photo = enrollFullWords['es-MX'];

describe('from a computer to a phone and back', () => {
  let world: World;
  let computer: Phone;
  let phone: Phone;
  beforeAll(async () => {
    world = await startWorld();
    computer = await openPhone({ context: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false } });
    phone = await openPhone();
  });
  afterAll(async () => {
    await computer?.close();
    await phone?.close();
    await world?.close();
  });

  const onThePage = (name: string) => computer.page().getByRole('button', { name, exact: true });

  test('a person goes on with their phone, either side is killed once, and they finish where they began', async () => {
    const desk = new Journey(computer, world);
    await computer.page().goto(world.partner);
    await onThePage(bank.open).click();
    await desk.begin();
    await desk.accept();
    await desk.proveEmail();
    await desk.expectAt('enroll_full');

    await desk.press(shell.elsewhere);
    const link = await linkOn(desk);
    await desk.seeText(words.waitingPhone);

    const hand = new Journey(phone, world);
    await phone.page().goto(link);
    await hand.expectAt('enroll_full');
    await desk.expectHeading(words.awayTitlePhone);
    await desk.seeText(words.progress(2, 6));

    await phone.restart();
    await phone.page().goto(link);
    await hand.expectAt('enroll_full');

    await computer.restart();
    await computer.page().goto(world.partner);
    await onThePage(bank.resume).click();
    await desk.expectHeading(words.awayTitlePhone);

    const captures: (string | undefined)[] = [];
    phone.context.on('requestfinished', (request) => {
      if (request.method() === 'PUT') captures.push(request.headers()['x-media-capture']);
    });
    await hand.photograph('front');
    await expect.poll(() => captures, { timeout: 30_000 }).toEqual(['handoff']);

    await desk.press(words.comeBack);
    // A request that the phone was making is refused, which says the same in other words.
    await hand.expectHeading(new RegExp(`^(?:${words.awayTitleOther}|${twoDevicesWords['es-MX'].leftTitle})$`));
    await desk.expectHeading(photo.heldTitle);
    await desk.press(photo.keep);
    await desk.photograph('back');
    await desk.photograph('selfie');
    expect(await desk.endChallenge('personal_data'), 'no face is before the camera').toBe(false);
    await desk.giveWhatIsMissing();
    await desk.readDocument(2);
    await desk.drawSignature();
    await desk.agreeToSign();
    await desk.press(documentSignWords['es-MX'].submit);
    await desk.expectFinished();
    await desk.finish();

    await computer.page().getByRole('heading', { name: bank.attentionTitle }).waitFor();
    await approveAtDesk(computer.page(), world.partner);
    await computer.page().getByRole('heading', { name: bank.readyTitle }).waitFor();
    desk.expectClean(world.origins);
    hand.expectClean(world.origins);
    const [workflow] = await world.api.workflows();
    expect(workflow).toMatchObject({ status: 'success' });
    expect(workflow!.steps.map(({ status }) => status)).toEqual(Array(6).fill('success'));
    const media = await world.api.stepMedia(workflow!.steps[2]!.uuid);
    expect(media.filter(({ collection }) => collection !== FRAMES)).toHaveLength(3);
  });

  test('the link goes to the address that the person proved, again when it is asked for, and the newest one opens', async () => {
    const address = 'ricardo@test.zaguan.example';
    const shown = 'r•••@test.zaguan.example';
    const { uuid, url } = await world.invite(['acceptance', 'verify_email', 'personal_data'], {}, world.testApi);
    /** Returns the links sent to the address, newest first. */
    const links = async () => (await world.testApi.outbox(address)).flatMap(({ text }) => /https?:\S+#t=\S+/.exec(text)?.[0] ?? []);

    const desk = new Journey(computer, world);
    await desk.open(url);
    await desk.begin();
    await desk.accept();
    await desk.askForCode(address);
    await desk.typeCode('123456');
    await desk.expectAt('personal_data');
    await desk.press(shell.elsewhere);
    await linkOn(desk);
    await desk.press(words.sendMe + words.toAddress('EMAIL', shown));
    await desk.seeText(words.sent);
    const [first] = await links();
    expect(await linkOn(desk)).toBe(first);

    await computer.page().reload();
    await desk.seeText(words.sentWhy(shown));
    await desk.press(words.sendAgain + words.toAddress('EMAIL', shown));
    await desk.seeText(words.sent);
    const [second, ...before] = await links();
    expect(before).toEqual([first]);

    const hand = new Journey(phone, world);
    await hand.open(first!);
    await hand.expectHeading(haltWords['es-MX'].endedTitle);
    await hand.seeText(haltWords['es-MX'].endedWhy);
    await hand.open(second!);
    await hand.expectAt('personal_data');
    await desk.expectHeading(words.awayTitlePhone);
    await hand.givePersonalData();
    await hand.expectFinished();
    await desk.expectFinished();
    expect(await world.testApi.ended(uuid)).toMatchObject({ status: 'success' });
  });
});
