/** Channels of messages, in the order in which they are offered. */
export const messageChannels = ['EMAIL', 'SMS', 'WHATSAPP'] as const;
