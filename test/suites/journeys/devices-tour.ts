import type { Page } from 'playwright-core';
import type { HandoffSending, SessionView } from '#contracts/session/session.ts';
import type { CameraTrouble } from '#src/device/camera.ts';
import { cameraWords } from '#src/i18n/camera.i18n.ts';
import { haltWords } from '#src/i18n/halt.i18n.ts';
import { handoffWords } from '#src/i18n/handoff.i18n.ts';
import { leaveWords } from '#src/i18n/leave.i18n.ts';
import { shellWords } from '#src/i18n/shell.i18n.ts';
import { twoDevicesWords } from '#src/i18n/two-devices.i18n.ts';
import { Journey } from './journey.ts';
import type { Phone } from './phone.ts';
import type { Visit } from './tour.ts';
import type { World } from './world.ts';

const language = 'es-MX';
const words = cameraWords[language];

/** Each camera trouble: how to cause it, and the title that the person reads. */
const troubles: Record<CameraTrouble, { title: string; happen(): void }> = {
  permission_denied: { title: words.deniedTitle, happen: () => refuse('NotAllowedError') },
  permissions_policy: {
    title: words.policyTitle,
    happen() {
      Object.defineProperty(document, 'featurePolicy', { value: { allowsFeature: () => false } });
      refuse('NotAllowedError');
    },
  },
  in_app_browser: {
    title: words.inAppTitle,
    happen() {
      Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} Instagram 300.0` });
      refuse('NotAllowedError');
    },
  },
  insecure_origin: {
    title: words.insecureTitle,
    happen: () => void Object.defineProperty(globalThis, 'isSecureContext', { value: false }),
  },
  busy: { title: words.busyTitle, happen: () => refuse('NotReadableError') },
  no_camera: { title: words.noCameraTitle, happen: () => refuse('NotFoundError') },
  silent: {
    title: words.silentTitle,
    happen() {
      navigator.mediaDevices.getUserMedia = () => new Promise(() => undefined);
    },
  },
};

declare global {
  /** Makes the page's next camera requests fail with this error. Runs in the page. */
  function refuse(name: string): void;
}

function refusals(): void {
  Object.assign(globalThis, {
    refuse: (name: string) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
    },
  });
}

/** Visits the screens of a camera that does not open, for each reason. */
export async function blockedCameras(phone: Phone, world: World, visit: Visit): Promise<void> {
  const { url } = await world.invite(['acceptance', 'enroll_full']);
  const journey = new Journey(phone, world);
  await journey.open(url);
  await journey.begin();
  await journey.accept();
  await journey.expectAt('enroll_full');
  for (const [trouble, { title, happen }] of Object.entries(troubles)) {
    const page: Page = await phone.context.newPage();
    await phone.context.pages()[0]?.close();
    await page.addInitScript(`(${refusals})(); (${String(happen).replace(/^happen\(/, 'function happen(')})()`);
    await page.goto(url);
    await journey.expectAt('enroll_full');
    await journey.press(words.openCamera);
    await journey.expectHeading(title);
    await visit(`camera-${trouble.replaceAll('_', '-')}`);
  }
}

/** Visits the screens of a handoff to another device, on the computer and on the phone. */
export async function handoffs(computer: Phone, phone: Phone, world: World, visit: { computer: Visit; phone: Visit }): Promise<void> {
  const shell = shellWords[language];
  const handoff = handoffWords[language];
  const email = 'ricardo@test.zaguan.example';
  const masked = 'r•••@test.zaguan.example';
  const { url } = await world.invite(['acceptance', 'verify_email', 'personal_data', 'personal_address'], {}, world.testApi);
  const desk = new Journey(computer, world);
  const hand = new Journey(phone, world);
  await desk.open(url);
  await desk.begin();
  await desk.accept();
  await desk.askForCode(email);
  await desk.typeCode('123456');
  await desk.expectAt('personal_data');
  await visit.computer('computer-step');
  await desk.press(shell.elsewhere);
  await desk.seeText(handoff.waitingPhone);
  await visit.computer('handoff-code');
  const answer = computer.page().waitForResponse((response) => response.url().endsWith('/handoff'));
  await desk.press(handoff.another);
  const { result } = (await (await answer).json()) as { result: { url: string } };
  await desk.seeText(handoff.fresh);
  await visit.computer('handoff-code-again');
  const refused = { success: false, type: 'urn:zaguan:problem:link_not_sent' };
  await computer.page().route('**/session/handoff', (route) => route.fulfill({ status: 503, json: refused }));
  await desk.press(handoff.sendMe + handoff.toAddress('EMAIL', masked));
  await desk.seeText(handoff.notSent);
  await visit.computer('handoff-link-not-sent');
  await computer.page().unroute('**/session/handoff');
  const sent = computer.page().waitForResponse((response) => response.url().endsWith('/handoff'));
  await desk.press(handoff.sendMe + handoff.toAddress('EMAIL', masked));
  const newest = ((await (await sent).json()) as { result: { url: string } }).result.url;
  await desk.seeText(handoff.sent);
  await visit.computer('handoff-link-sent');
  await sayInSessions(computer.page(), ({ destinations }) => {
    destinations[0]!.wait = 24;
    destinations.push({ id: 'line', channel: 'SMS', to: '••••5678', wait: 0 });
  });
  await computer.page().reload();
  await desk.seeText(handoff.sentWhy(masked));
  await visit.computer('handoff-link-elsewhere');
  await computer.page().unroute(SESSION);
  await hand.open(result.url);
  await hand.expectHeading(haltWords[language].endedTitle);
  await visit.phone('handoff-link-ended');
  await hand.open(newest);
  await hand.expectAt('personal_data');
  await hand.press(shell.close);
  await hand.seeText(leaveWords[language].heading);
  await visit.phone('handoff-phone-leave');
  await hand.press(leaveWords[language].stay);
  await hand.givePersonalData();
  await desk.expectHeading(handoff.awayTitlePhone);
  await visit.computer('handoff-away');
  await desk.press(handoff.comeBack);
  await hand.expectHeading(handoff.awayTitleOther);
  await visit.phone('handoff-left-again');
  await desk.expectAt('personal_address');
  await twoDevices(desk, hand, computer.page(), phone.page(), visit);
  // A new fragment alone would not reload the page.
  await phone.page().goto('about:blank');
  await hand.open(url);
  await hand.seeText(two.otherTitle);
  await visit.phone('handoff-other-device');
  await hand.press(two.notMe);
  await hand.seeText(two.endWhy);
  await visit.phone('handoff-other-device-end');
  await desk.giveAddress();
  await hand.press(two.end);
  await hand.expectHeading(haltWords[language].endedTitle);
}

const two = twoDevicesWords[language];

/** Opens a link in a second browser: the phone's stored identity is deleted. */
async function twoDevices(
  desk: Journey,
  hand: Journey,
  computer: Page,
  phone: Page,
  visit: { computer: Visit; phone: Visit },
): Promise<void> {
  const made = computer.waitForResponse((response) => response.url().endsWith('/handoff'));
  await desk.press(shellWords[language].elsewhere);
  const { result } = (await (await made).json()) as { result: { url: string } };
  await hand.open(result.url);
  await hand.expectAt('personal_address');
  await phone.evaluate(() => localStorage.clear());
  await phone.clock.install();
  await phone.reload();
  await hand.expectHeading(two.waitTitle);
  await visit.phone('handoff-second-waits');
  await desk.expectHeading(two.askTitle);
  await visit.computer('handoff-second-asked');
  await phone.clock.fastForward(61_000);
  await hand.seeText(two.begWhy);
  await visit.phone('handoff-second-late');
  const sent = { success: true, result: { channel: 'EMAIL', to: 'r•••@test.zaguan.example' } };
  await phone.route('**/handoff/again', (route) => route.fulfill({ json: sent }));
  await hand.press(two.beg);
  await hand.expectHeading(two.sentTitle);
  await visit.phone('handoff-second-sent');
  await desk.press(two.mine);
  await phone.reload();
  await hand.expectAt('personal_address');
  await desk.press(handoffWords[language].comeBack);
  await hand.expectHeading(handoffWords[language].awayTitleOther);
  await desk.expectAt('personal_address');
}

const SESSION = '**/workflows/v1/session';

/** Changes the handoff's message settings in the session answers. */
async function sayInSessions(page: Page, change: (sending: HandoffSending) => void): Promise<void> {
  await page.unroute(SESSION);
  await page.route(SESSION, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { result: SessionView };
    if (answer.result.handoff.sending) change(answer.result.handoff.sending);
    await route.fulfill({ response, json: answer });
  });
}

/** Visits the screens of a computer without a camera. */
export async function blindComputer(computer: Phone, world: World, visit: Visit): Promise<void> {
  const { url } = await world.invite(['acceptance', 'enroll_full']);
  const page = await computer.context.newPage();
  await computer.context.pages()[0]?.close();
  await page.addInitScript(() => {
    navigator.mediaDevices.enumerateDevices = async () => [];
  });
  const journey = new Journey(computer, world);
  await journey.open(url);
  await journey.begin();
  await journey.accept();
  await journey.expectHeading(handoffWords[language].titlePhone);
  await journey.seeText(handoffWords[language].noCameraWhy);
  await visit('handoff-no-camera');
}
