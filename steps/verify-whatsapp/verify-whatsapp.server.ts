import { definePhoneHandler } from '../base/phone-step.server.ts';
import { verifyWhatsapp } from './verify-whatsapp.contract.ts';

export const verifyWhatsappHandler = definePhoneHandler(verifyWhatsapp, 'WHATSAPP', 'SMS');
