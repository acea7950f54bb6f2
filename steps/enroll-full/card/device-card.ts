import { mexicanDate } from '#mexico/today.ts';
import type { DeviceReader } from '#src/capture/cards/card-reader.ts';
import { agreementsOf, doubtsOf, isInForce } from './agreement.ts';
import type { CredentialView, DeviceReading } from './credential.contract.ts';
import { type BackField, backFields, type CardField, fields, LINE_LENGTH } from './lines.contract.ts';
import { type BackData, backside, type FrontData, frontside } from './ocr.ts';

interface DeviceSide<Data> {
  uuid: string;
  data: Data | null;
  isOther: boolean;
}
type Uuids = Readonly<Partial<Record<'front' | 'back', string>>>;

/** The card as this device reads it while the pictures are uploaded. */
export class DeviceCard {
  readonly #open: () => DeviceReader;
  readonly #onRead: () => void;
  #reader: DeviceReader | null = null;
  #front: DeviceSide<FrontData> | null = null;
  #back: DeviceSide<BackData> | null = null;
  /** The pictures after which the person was already warned of a wrong side. */
  readonly #warnedUuids = new Set<string>();

  /** @param onRead Called after a side was read. */
  constructor(open: () => DeviceReader, onRead: () => void) {
    this.#open = open;
    this.#onRead = onRead;
  }

  /** Loads the reader, once. Failures are ignored, since the server reads the card too. */
  prepare(): void {
    if (this.#reader) return;
    this.#reader = this.#open();
    this.#reader.prepare().catch(() => undefined);
  }

  /** Reads the unread sides. `picture` returns null if only the server has the picture. */
  read({ front, back }: Uuids, picture: (uuid: string) => Blob | null): void {
    const reader = this.#reader;
    if (front !== this.#front?.uuid) {
      this.#front = front === undefined ? null : { uuid: front, data: null, isOther: false };
      this.#fill(this.#front, (blob) => reader?.read('ine_front', blob), picture);
    }
    if (back !== this.#back?.uuid) {
      this.#back = back === undefined ? null : { uuid: back, data: null, isOther: false };
      this.#fill(this.#back, (blob) => reader?.read('ine_back', blob), picture);
    }
  }

  /** Reads a side's picture and later writes the result into `side`. */
  #fill<Data>(
    side: DeviceSide<Data> | null,
    read: (picture: Blob) => Promise<Pick<DeviceSide<Data>, 'data' | 'isOther'>> | undefined,
    picture: (uuid: string) => Blob | null,
  ): void {
    const blob = side && picture(side.uuid);
    if (!side || !blob) return;
    read(blob)?.then(
      (read) => {
        Object.assign(side, read);
        this.#onRead();
      },
      () => undefined,
    );
  }

  /** Returns the side whose picture shows the opposite side or a different document, according to this device; null if neither. */
  wrongSide({ front, back }: Uuids): 'front' | 'back' | null {
    if (this.#front?.isOther && this.#front.uuid === front) return 'front';
    return this.#back?.isOther && this.#back.uuid === back ? 'back' : null;
  }

  /** Returns the wrong side like `wrongSide`, once for each picture, so that a person who keeps the picture is not warned again. */
  wrongSideToTell(uuids: Uuids): 'front' | 'back' | null {
    const wrong = this.wrongSide(uuids);
    const uuid = wrong && uuids[wrong];
    if (!uuid || this.#warnedUuids.has(uuid)) return null;
    this.#warnedUuids.add(uuid);
    return wrong;
  }

  /** Returns the card's view for the person if this device read both pictures; else null. */
  view(uuids: Uuids): CredentialView | null {
    const [front, back] = [this.#front, this.#back];
    if (!front?.data || !back?.data || front.uuid !== uuids.front || back.uuid !== uuids.back) return null;
    const today = mexicanDate(new Date());
    const card = frontside(front.data);
    return {
      front: { uuid: front.uuid, reading: 'read' },
      back: { uuid: back.uuid, reading: 'read' },
      fields: Object.fromEntries(fields.map((field) => [field, card[field]])) as CredentialView['fields'],
      doubts: doubtsOf(agreementsOf(front.data, back.data, today), isInForce(front.data, back.data, today)),
    };
  }

  /** The device's reading for the server; null if nothing was read. */
  get claim(): DeviceReading | null {
    const front = this.#front?.data && frontside(this.#front.data);
    const back = this.#back?.data && backside(this.#back.data);
    if (!front && !back) return null;
    return {
      front: textsOf<CardField>(fields, (field) => front?.[field]),
      back: textsOf<BackField>(backFields, (field) => back?.[field]),
    };
  }

  /** Frees the reader's memory. The read data stay. */
  close(): void {
    this.#reader?.close();
    this.#reader = null;
  }
}

function textsOf<Name extends string>(names: readonly Name[], textOf: (name: Name) => string | null | undefined) {
  const texts = names.map((name) => [name, textOf(name)?.slice(0, LINE_LENGTH)] as const).filter(([, text]) => text);
  return Object.fromEntries(texts) as Partial<Record<Name, string>>;
}
