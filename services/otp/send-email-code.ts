import { writeCodeMail } from './mail/code-mail.ts';
import { type OtpApp, timeLeft } from './message.ts';
import { implementer } from './model/implementer.ts';
import { type CodeSender, codeWords } from './send-code.ts';

export const sendEmailCode = (app: OtpApp, sendCode: CodeSender) =>
  implementer.sendEmail.handler(async ({ input, context }) => {
    const { caller } = context;
    const words = await codeWords(app, caller, input);
    return sendCode(context, { type: 'EMAIL', to: input.email, input, words }, ({ code, reference }) => {
      const { language, from } = words;
      const mail = { ...writeCodeMail({ ...words, code }), reference, language, from, to: input.email };
      return app.carriers.email.send(caller, mail, timeLeft(app, caller));
    });
  });
