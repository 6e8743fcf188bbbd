// Conversations between the demo's staff and applicants, and the message templates.
import type { Channel } from '@onward/domain/messages/channels';
import type { Language } from '@onward/domain/platform/languages';

/** Who writes it: a team member, the applicant, or the product. */
type Speaker = 'staff' | 'applicant' | 'product';

export interface Turn {
  by: Speaker;
  channel: Channel;
  subject?: string;
  body: string;
}

export interface SampleThread {
  language: Language;
  turns: readonly Turn[];
}

const text = (by: Speaker, body: string): Turn => ({ by, channel: 'sms', body });
const mail = (by: Speaker, subject: string, body: string): Turn => ({ by, channel: 'email', subject, body });

/** The last message of a conversation that needs no reply. */
export const CLOSING_MESSAGES: Partial<Record<Language, string>> & { en: string } = {
  en: 'Thank you, {name}. See you soon at {place}.',
  fr: 'Merci, {name}. À bientôt à {place}.',
  es: 'Gracias, {name}. Nos vemos pronto en {place}.',
};

/** `{name}` is the first name of the applicant, `{job}` the job, `{place}` the location. */
export const SAMPLE_THREADS: readonly SampleThread[] = [
  {
    language: 'en',
    turns: [
      mail('product', 'We got your application for {job}', 'Hi {name}, thanks for applying. We will be in touch soon.'),
      text('staff', 'Hi {name}, thanks for applying at {place}. Are you free for a short call tomorrow morning?'),
      text('applicant', 'Yes! Any time after 9 works for me.'),
      text('staff', "Great, I'll call you at 9:30."),
      text('applicant', 'Perfect, talk to you then'),
    ],
  },
  {
    language: 'en',
    turns: [
      text('staff', 'Hi {name}, can you work weekends?'),
      text('applicant', 'Saturdays yes, Sundays only every other week. Is that OK?'),
    ],
  },
  {
    language: 'en',
    turns: [
      mail('staff', 'Your interview for {job}', 'Hi {name},\n\nPlease bring a photo ID.\n\nSee you soon.'),
      mail('applicant', 'Re: Your interview for {job}', 'Thank you. Where can I park?'),
      mail('staff', 'Re: Your interview for {job}', "There's free parking behind the store."),
    ],
  },
  {
    language: 'en',
    turns: [
      text('staff', "Hi {name}, we'd like to meet you. When could you start?"),
      text('applicant', "I have to give two weeks' notice, so around the first of next month"),
      text('staff', 'That works for us.'),
      text('applicant', 'Is the uniform provided?'),
    ],
  },
  {
    language: 'en',
    turns: [text('product', 'Larkfield: please pick a time for your interview for {job}.')],
  },
  {
    language: 'es',
    turns: [
      text('staff', 'Hola {name}, gracias por tu solicitud para {job} en {place}. ¿Puedes venir el jueves a las 3?'),
      text('applicant', 'Sí, claro. ¿Tengo que llevar algo?'),
      text('staff', 'Solo una identificación. ¡Nos vemos!'),
      text('applicant', 'Muchas gracias, ahí estaré'),
    ],
  },
  {
    language: 'fr',
    turns: [
      mail(
        'staff',
        'Votre candidature : {job}',
        'Bonjour {name},\n\nêtes-vous disponible pour un entretien mardi matin ?',
      ),
      mail('applicant', 'Re : Votre candidature : {job}', 'Bonjour, mardi à 10 h me convient très bien. Merci !'),
    ],
  },
  {
    language: 'en',
    turns: [
      text('staff', 'Hi {name}, are you still interested in the job?'),
      text('applicant', 'Yes I am, sorry for the late reply'),
      text('staff', 'No problem. Could you fill in the form we sent you?'),
    ],
  },
];

/** Free text that may be an opt-out, so people review it. */
export const OPT_OUT_REQUEST = 'Please stop texting me, I found another job';

interface DemoTemplate {
  name: string;
  channel: Channel;
  subject: string | null;
  body: string;
  translations: Partial<Record<Language, { subject: string | null; body: string }>>;
}

const short = (name: string, en: string, es: string, fr: string, zh: string): DemoTemplate => ({
  name,
  channel: 'sms',
  subject: null,
  body: en,
  translations: { es: { subject: null, body: es }, fr: { subject: null, body: fr }, zh: { subject: null, body: zh } },
});

export const MESSAGE_TEMPLATES: readonly DemoTemplate[] = [
  short(
    'Ask for a call',
    'Hi {{applicant_first_name}}, this is {{sender_name}} from {{company_name}}. When can I call you about {{position_title}}?',
    'Hola {{applicant_first_name}}, soy {{sender_name}} de {{company_name}}. ¿Cuándo puedo llamarte sobre {{position_title}}?',
    'Bonjour {{applicant_first_name}}, ici {{sender_name}} de {{company_name}}. Quand puis-je vous appeler au sujet du poste {{position_title}} ?',
    '{{applicant_first_name}}，您好！我是 {{company_name}} 的 {{sender_name}}。什么时候方便通电话聊聊 {{position_title}}？',
  ),
  short(
    'Finish your next step',
    "Hi {{applicant_first_name}}, there's one more step for {{position_title}}: {{link}}",
    'Hola {{applicant_first_name}}, te falta un paso para {{position_title}}: {{link}}',
    'Bonjour {{applicant_first_name}}, il reste une étape pour {{position_title}} : {{link}}',
    '{{applicant_first_name}}，您好！{{position_title}} 还有一步未完成：{{link}}',
  ),
  short(
    'Interview tomorrow',
    'Hi {{applicant_first_name}}, see you {{meeting_time}} at {{location_name}}, {{location_address}}.',
    'Hola {{applicant_first_name}}, nos vemos {{meeting_time}} en {{location_name}}, {{location_address}}.',
    'Bonjour {{applicant_first_name}}, à bientôt : {{meeting_time}}, {{location_name}}, {{location_address}}.',
    '{{applicant_first_name}}，您好！{{meeting_time}} 在 {{location_name}}（{{location_address}}）见。',
  ),
  short(
    'Still interested?',
    'Hi {{applicant_first_name}}, are you still interested in {{position_title}} at {{location_name}}?',
    'Hola {{applicant_first_name}}, ¿sigues interesado en {{position_title}} en {{location_name}}?',
    'Bonjour {{applicant_first_name}}, le poste {{position_title}} à {{location_name}} vous intéresse-t-il toujours ?',
    '{{applicant_first_name}}，您好！您还对 {{location_name}} 的 {{position_title}} 感兴趣吗？',
  ),
  {
    name: 'What to bring',
    channel: 'email',
    subject: 'Your first visit to {{location_name}}',
    body: 'Hi {{applicant_first_name}},\n\nPlease bring a photo ID. We look forward to meeting you.\n\n{{sender_name}}',
    translations: {
      es: {
        subject: 'Tu primera visita a {{location_name}}',
        body: 'Hola {{applicant_first_name}}:\n\ntrae una identificación, por favor. Esperamos conocerte pronto.\n\n{{sender_name}}',
      },
      fr: {
        subject: 'Votre première visite à {{location_name}}',
        body: 'Bonjour {{applicant_first_name}},\n\nmerci d’apporter une pièce d’identité. Au plaisir de vous rencontrer.\n\n{{sender_name}}',
      },
    },
  },
  {
    name: 'Stay in touch',
    channel: 'email',
    subject: 'Your application at {{company_name}}',
    body: "Hi {{applicant_first_name}},\n\nWe don't have an opening for {{position_title}} right now, but we'd like to stay in touch.\n\n{{sender_name}}",
    translations: {
      es: {
        subject: 'Tu solicitud en {{company_name}}',
        body: 'Hola {{applicant_first_name}}:\n\nahora no tenemos vacantes de {{position_title}}, pero nos gustaría seguir en contacto.\n\n{{sender_name}}',
      },
    },
  },
];
