// Hiring processes of the demo, and the forms and the quiz of their stages.
import type { AutomationRule } from '@onward/domain/hiring-processes/rules';
import type { MeetingType, StageConfig, StageType } from '@onward/domain/hiring-processes/stages';
import { SECONDS } from '@onward/domain/platform/time/time-units';
import { newQuestion, newQuizQuestion, type Question, type QuizQuestion } from '@onward/domain/questions/questions';
import type { OFFER_TEMPLATES } from './hiring/offer-templates.ts';

const asked = (id: number, title: string, more: Partial<Question> = {}): Question => ({
  ...newQuestion(id, id - 1),
  title,
  ...more,
});

export const FORMS: Record<string, Question[]> = {
  'Availability and work eligibility': [
    asked(1, 'Are you at least 18 years old?', { question_type: 'yes_no', acceptable_answers: ['yes'] }),
    asked(2, 'Are you authorized to work in the United States?', {
      question_type: 'yes_no',
      acceptable_answers: ['yes'],
    }),
    asked(3, 'When can you work?', {
      question_type: 'multiple_choice',
      options: ['Weekday mornings', 'Weekday evenings', 'Saturdays', 'Sundays'],
    }),
    asked(4, 'When could you start?', { question_type: 'date' }),
    asked(5, 'Is there anything we should know about your schedule?', {
      question_type: 'long_text',
      is_required: false,
    }),
  ],
  'Caregiver experience': [
    asked(1, 'How many years of caregiving experience do you have?', { question_type: 'number' }),
    asked(2, 'Which certifications do you have?', {
      question_type: 'multiple_choice',
      options: ['CNA', 'HHA', 'CPR and first aid', 'None yet'],
    }),
    asked(3, 'Do you have a car you can use for work?', { question_type: 'yes_no' }),
    asked(4, 'Tell us about someone you enjoyed caring for.', { question_type: 'long_text' }),
  ],
};

const marked = (id: number, title: string, points: number, more: Partial<QuizQuestion>): QuizQuestion => ({
  ...newQuizQuestion(id, id - 1),
  title,
  points,
  options: [],
  ...more,
});

export const QUIZ = {
  name: 'Food safety basics',
  passScore: 7,
  minutes: 10,
  questions: [
    marked(1, 'What is a safe holding temperature for hot food?', 2, {
      question_type: 'single_choice',
      options: ['100 °F', '120 °F', '135 °F or above', 'Room temperature'],
      correct_answers: ['135 °F or above'],
    }),
    marked(2, 'When must you wash your hands? Choose all that apply.', 3, {
      question_type: 'multiple_choice',
      options: [
        'After handling raw meat',
        'Before putting on gloves',
        'Only when they look dirty',
        'After touching your face or phone',
      ],
      correct_answers: ['After handling raw meat', 'Before putting on gloves', 'After touching your face or phone'],
    }),
    marked(3, 'Does raw chicken go on the top shelf?', 1, { question_type: 'yes_no', correct_answers: ['no'] }),
    marked(4, 'How many minutes can food sit at room temperature?', 2, {
      question_type: 'number',
      correct_answers: ['120'],
    }),
    marked(5, 'What does FIFO stand for?', 2, {
      question_type: 'short_text',
      correct_answers: ['first in first out', 'first in, first out'],
    }),
  ],
};

export interface DemoStage {
  name: string;
  type: StageType;
  form?: keyof typeof FORMS;
  quiz?: boolean;
  /** Emails of the interviewers. */
  interviewers?: string[];
  config?: StageConfig;
  /** The name of its offer letter. */
  letter?: keyof typeof OFFER_TEMPLATES;
  rules?: (Omit<AutomationRule, 'id' | 'target_stage_id' | 'enabled'> & { enabled?: boolean })[];
}

type DemoRule = NonNullable<DemoStage['rules']>[number];

const silent = { channel: null, message_template: null } as const;
const advance = (kind: DemoRule['kind'], trigger: DemoRule['trigger']): DemoRule => ({
  kind,
  trigger,
  delay_seconds: 0,
  ...silent,
});

const text = (kind: DemoRule['kind'], delay_seconds: number, body: string): DemoRule => ({
  kind,
  trigger: kind === 'meeting_reminder' ? 'before_meeting' : 'stays_in_stage',
  delay_seconds,
  channel: 'sms',
  message_template: { subject: '', body },
});

const email = (
  kind: DemoRule['kind'],
  trigger: DemoRule['trigger'],
  delay_seconds: number,
  subject: string,
  body: string,
): DemoRule => ({ kind, trigger, delay_seconds, channel: 'email', message_template: { subject, body } });

const notAMatch = (trigger: DemoRule['trigger'], delay: number): DemoRule => ({
  ...email(
    'auto_rejection',
    trigger,
    delay,
    'Your application for {{position_title}}',
    'Hi {{applicant_first_name}},\n\nThank you for your interest in {{company_name}}. This time we chose other applicants. We wish you all the best.',
  ),
  enabled: false,
});

const applied: DemoStage = {
  name: 'Applied',
  type: 'application',
  rules: [advance('application_advance', 'passes_screening'), notAMatch('fails_screening', SECONDS.day)],
};

const MANAGERS = ['general.manager@larkfield.test', 'hr.admin@larkfield.test'];

/** Nobody is asked to come for a call. */
const REMINDERS: Record<MeetingType, string> = {
  phone_call: '{{company_name}}: Hi {{applicant_first_name}}, we will call you {{meeting_time}}.',
  video_conference:
    '{{company_name}}: Hi {{applicant_first_name}}, your video interview is {{meeting_time}}. Details: {{link}}',
  onsite_interview:
    '{{company_name}}: Hi {{applicant_first_name}}, see you {{meeting_time}} at {{location_name}}, {{location_address}}.',
  other: '{{company_name}}: Hi {{applicant_first_name}}, your interview is {{meeting_time}}.',
};

const meeting = (name: string, config: StageConfig, interviewers = MANAGERS): DemoStage => ({
  name,
  type: 'scheduling',
  interviewers,
  config,
  rules: [
    text(
      'scheduling_reminder',
      SECONDS.day,
      'Hi {{applicant_first_name}}, please pick a time to talk about {{position_title}}: {{link}}',
    ),
    text('meeting_reminder', 2 * SECONDS.hour, REMINDERS[config.meeting_type ?? 'onsite_interview']),
  ],
});

/** Most offers are sent by hand. */
const offer = (letter: keyof typeof OFFER_TEMPLATES): DemoStage => ({
  name: 'Offer',
  type: 'offer',
  letter,
  rules: [
    text(
      'offer_reminder',
      2 * SECONDS.day,
      'Hi {{applicant_first_name}}, your offer for {{position_title}} is waiting for you: {{link}}',
    ),
  ],
});
const hourlyOffer = offer('Hourly offer letter');

export const PROCESSES: Record<string, DemoStage[]> = {
  'Hourly team, restaurants': [
    applied,
    {
      name: 'Pre-screen form',
      type: 'online_form',
      form: 'Availability and work eligibility',
      rules: [
        advance('form_advance', 'submits_form'),
        text(
          'form_reminder',
          SECONDS.day,
          'Hi {{applicant_first_name}}, please finish your form for {{position_title}}: {{link}}',
        ),
        email(
          'form_reminder',
          'stays_in_stage',
          3 * SECONDS.day,
          'Still interested?',
          "Hi {{applicant_first_name}},\n\nWe'd like to get to know you. Here's your form for {{position_title}}: {{link}}",
        ),
        notAMatch('stays_in_stage', SECONDS.week),
      ],
    },
    meeting('Phone call', { meeting_type: 'phone_call', duration_minutes: 15, auto_confirm: true }),
    meeting('Onsite interview', { meeting_type: 'onsite_interview', duration_minutes: 45 }),
    { name: 'Background check', type: 'background_check', config: { package: 'standard_plus' } },
    hourlyOffer,
  ],
  'Kitchen crew': [
    applied,
    {
      name: 'Food safety quiz',
      type: 'online_quiz',
      quiz: true,
      rules: [
        advance('quiz_advance', 'passes_quiz'),
        text(
          'quiz_reminder',
          2 * SECONDS.day,
          'Hi {{applicant_first_name}}, the short food safety quiz takes ten minutes: {{link}}',
        ),
      ],
    },
    meeting('Onsite interview', { meeting_type: 'onsite_interview', duration_minutes: 30 }),
    hourlyOffer,
  ],
  Caregivers: [
    applied,
    {
      name: 'Experience',
      type: 'online_form',
      form: 'Caregiver experience',
      rules: [
        advance('form_advance', 'submits_form'),
        text(
          'form_reminder',
          SECONDS.day,
          'Hi {{applicant_first_name}}, please tell us about your experience: {{link}}',
        ),
      ],
    },
    meeting('Video interview', { meeting_type: 'video_conference', duration_minutes: 30 }, ['hr.admin@larkfield.test']),
    { name: 'Background check', type: 'background_check', config: { package: 'driver' } },
    { name: 'References', type: 'custom' },
    offer('Caregiver offer letter'),
  ],
  'Managers and office': [
    { name: 'Applied', type: 'application' },
    meeting('First interview', { meeting_type: 'video_conference', duration_minutes: 30 }),
    meeting('Panel interview', { meeting_type: 'onsite_interview', duration_minutes: 60 }),
    { name: 'Background check', type: 'background_check', config: { package: 'standard_plus' } },
    hourlyOffer,
  ],
};
