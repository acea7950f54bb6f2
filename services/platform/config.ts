import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import { twilioAccount, twilioSender, whatsappLanguages, whatsappPhone, whatsappTemplate } from '../../contracts/senders.ts';

/** A variable has a value that cannot be used; the message names it and says what would be right. */
export class ConfigError extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigError';
  }
}

const SERVICE_NAMES = ['people', 'workflows', 'otp', 'extraction', 'verification'] as const;

const httpUrl = (example: string) =>
  z.string().refine((text) => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol), {
    error: `must be an http or https address, like ${example}`,
  });
const flag = z.enum(['0', '1'], { error: 'must be 1 or 0' }).default('0');

const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number')
    .default('4100'),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'must be a folder').default('.zaguan'),
  PUBLIC_URL: httpUrl('https://onboarding.example').optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_CONNECTIONS: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a number from 1 to 999')
    .default('10'),
  ZAGUAN_SECRET: z.string().min(32, 'must have at least 32 characters; make one with: openssl rand -base64 32').optional(),
  OPERATOR_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  SERVICES: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(SERVICE_NAMES, { error: `must be a list of ${SERVICE_NAMES.join(', ')}` })).min(1))
    .optional(),
  OTP_URL: httpUrl('https://otp.internal/otp').optional(),
  OTP_KEY: z.string().min(1).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  TWILIO_ACCOUNT_SID: twilioAccount.optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_SENDER: twilioSender.optional(),
  TWILIO_BACKUP_SENDER: twilioSender.optional(),
  TWILIO_URL: httpUrl('https://api.twilio.com').default('https://api.twilio.com'),
  WHATSAPP_PHONE_ID: whatsappPhone.optional(),
  WHATSAPP_TOKEN: z.string().min(1).optional(),
  WHATSAPP_TEMPLATE: whatsappTemplate.optional(),
  WHATSAPP_LANGUAGES: z
    .string()
    .transform((text) => text.split(',').map((tag) => tag.trim()))
    .pipe(whatsappLanguages)
    .default(['es_MX']),
  WHATSAPP_URL: httpUrl('https://graph.facebook.com/v23.0').default('https://graph.facebook.com/v23.0'),
  SIGN_P12: z.string().min(1, 'must be a file').optional(),
  SIGN_P12_PASSWORD: z.string().optional(),
  TSA_URL: httpUrl('https://tsa.example').optional(),
  POSTAL_CATALOGUE: z.string().min(1).optional(),
  ALLOW_LOOPBACK_WEBHOOKS: flag,
  TRUST_PROXY: flag,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'must be debug, info, warn, error or silent' }).default('info'),
});

export interface Config {
  /** 0 takes a free one. */
  port: number;
  host: string;
  dataFolder: string;
  /** Null for this machine's own name and the port. */
  publicUrl: string | null;
  database: { url: string; connections: number } | null;
  /** Null when an embedded server makes its own in the data folder. */
  secret: string | null;
  operatorSecret: string | null;
  /** Null for every service that this build has. */
  services: readonly (typeof SERVICE_NAMES)[number][] | null;
  /** Services that run elsewhere, reached with a key for each. */
  remote: { otp: { url: string; apiKey: string } | null };
  smtpUrl: string | null;
  /** SMS; null for the outbox. A sender is a number, a short code, a name, or a Messaging Service. */
  twilio: { url: string; accountSid: string; authToken: string; sender: string; backupSender: string | null } | null;
  /** WhatsApp by the Cloud API; null for the outbox. */
  whatsapp: { url: string; phoneId: string; token: string; template: string; languages: readonly string[] } | null;
  /** Where accounts at these carriers are, the server's and those of tenants. */
  carrierUrls: { twilio: string; whatsapp: string };
  /** The operator's certificate to sign documents with (a PKCS #12 file); null for one that the installation makes. */
  signP12: { file: string; password: string } | null;
  /** The time stamp authority for signatures (RFC 3161); null for none. */
  tsaUrl: string | null;
  /** File of postal codes that the operator downloaded; null for none. */
  postalCatalogue: string | null;
  allowLoopbackWebhooks: boolean;
  /** Whether a proxy of ours stands in front and says who called (the last `X-Forwarded-For`). */
  trustProxy: boolean;
  logLevel: string;
}

/** Reads the environment; throws one `ConfigError` that names everything that is wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = variables.safeParse(present);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path[0]?.toString()} ${issue.message}.`);
    throw new ConfigError([...new Set(sentences)]);
  }
  const it = parsed.data;
  const problems: string[] = [];
  const port = Number(it.PORT);
  if (port > 65_535) problems.push('PORT must be at most 65535.');
  if (it.DATABASE_URL && !it.ZAGUAN_SECRET) {
    problems.push('ZAGUAN_SECRET is needed with DATABASE_URL, the same on every server; make one with: openssl rand -base64 32.');
  }
  if (it.OTP_URL && !it.OTP_KEY) problems.push('OTP_KEY is needed with OTP_URL.');
  problems.push(...missing(it, ['SIGN_P12', 'SIGN_P12_PASSWORD']));
  problems.push(...missing(it, ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_SENDER'], ['TWILIO_BACKUP_SENDER']));
  problems.push(...missing(it, ['WHATSAPP_PHONE_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_TEMPLATE']));
  if (problems.length) throw new ConfigError(problems);
  return {
    port,
    host: it.HOST,
    dataFolder: isAbsolute(it.DATA_DIR) ? it.DATA_DIR : resolve(it.DATA_DIR),
    publicUrl: it.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    database: it.DATABASE_URL ? { url: it.DATABASE_URL, connections: Number(it.DATABASE_CONNECTIONS) } : null,
    secret: it.ZAGUAN_SECRET ?? null,
    operatorSecret: it.OPERATOR_SECRET ?? null,
    services: it.SERVICES ?? null,
    remote: { otp: it.OTP_URL && it.OTP_KEY ? { url: it.OTP_URL, apiKey: it.OTP_KEY } : null },
    smtpUrl: it.SMTP_URL ?? null,
    twilio: twilioOf(it),
    whatsapp: whatsappOf(it),
    carrierUrls: { twilio: it.TWILIO_URL, whatsapp: it.WHATSAPP_URL },
    signP12: it.SIGN_P12 ? { file: it.SIGN_P12, password: it.SIGN_P12_PASSWORD ?? '' } : null,
    tsaUrl: it.TSA_URL ?? null,
    postalCatalogue: it.POSTAL_CATALOGUE ?? null,
    allowLoopbackWebhooks: it.ALLOW_LOOPBACK_WEBHOOKS === '1',
    trustProxy: it.TRUST_PROXY === '1',
    logLevel: it.LOG_LEVEL,
  };
}

type Variables = z.output<typeof variables>;

function twilioOf(it: Variables): Config['twilio'] {
  if (!it.TWILIO_ACCOUNT_SID || !it.TWILIO_AUTH_TOKEN || !it.TWILIO_SENDER) return null;
  return {
    url: it.TWILIO_URL,
    accountSid: it.TWILIO_ACCOUNT_SID,
    authToken: it.TWILIO_AUTH_TOKEN,
    sender: it.TWILIO_SENDER,
    backupSender: it.TWILIO_BACKUP_SENDER ?? null,
  };
}

function whatsappOf(it: Variables): Config['whatsapp'] {
  if (!it.WHATSAPP_PHONE_ID || !it.WHATSAPP_TOKEN || !it.WHATSAPP_TEMPLATE) return null;
  return {
    url: it.WHATSAPP_URL,
    phoneId: it.WHATSAPP_PHONE_ID,
    token: it.WHATSAPP_TOKEN,
    template: it.WHATSAPP_TEMPLATE,
    languages: it.WHATSAPP_LANGUAGES,
  };
}

/** A carrier with one of its variables needs them all: half of one would quietly be none. */
function missing(given: Readonly<Record<string, unknown>>, needed: readonly string[], optional: readonly string[] = []): string[] {
  const [first] = [...needed, ...optional].filter((name) => given[name] !== undefined);
  return first === undefined ? [] : needed.filter((name) => given[name] === undefined).map((name) => `${name} is needed with ${first}.`);
}
