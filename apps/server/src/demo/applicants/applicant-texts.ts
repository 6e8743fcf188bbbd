// Names of the demo's applicants, and texts by and about them.
import type { Recommendation } from '@onward/domain/applicants/remarks';

const words = (text: string): string[] => text.trim().split(/\s+/);

export const FIRST_NAMES = words(`
  Aaliyah Adrian Aisha Alejandro Amara Andre Angela Anh Beatriz Brandon Camila Carlos Chloé Darius Deja Diego Elena Emeka
  Fatima Gabriel Grace Hana Hassan Imani Isabel Jalen Jasmine Jonah Julia Kenji Keisha Kwame Lakshmi Latoya Leila Linh
  Lucas Luis Malik Mariana Mateo Mei Miguel Minh Nadia Nia Noah Omar Paulo Priya Quentin Rafael Renata Rosa Samira Sofia
  Tasha Terrence Thi Tomás Uma Valeria Vincent Wei Xavier Yara Yusuf Zoë`);

export const LAST_NAMES = words(`
  Abernathy Acosta Adeyemi Ahmed Alvarez Baptiste Barnes Begum Bennett Brooks Castillo Chen Cole Cruz Davis Diallo Dubois
  Edwards Farah Fernandez Fields García Gordon Haddad Hernández Holloway Huang Ibrahim Jackson Jimenez Johnson Kaur Khan
  Kim Kowalski Lewis Lin Lopez Mensah Meyer Mitchell Morales Müller Nguyen Novak Obi Ortiz Osei Park Patel Petrova Pham
  Ramirez Reyes Robinson Rossi Shah Silva Simmons Singh Tran Turner Vargas Vega Walker Washington Wong Yang Young Zhang`);

export const SOURCES = ['indeed', 'career_page', 'text_to_apply', 'whatsapp', 'linkedin', 'craigslist', null] as const;

export const NOTES = [
  'Called back within an hour. Friendly and clear on the phone.',
  'Can work every weekend, but not before 3 pm on school days.',
  'Lives ten minutes away and knows two people on the team.',
  'Wants 32 hours a week. That covers our open evening shifts.',
  'Left a voicemail, no answer yet. Try again on Thursday.',
  'Would also be good at the Buckhead store if we fill this one.',
  'Speaks English and Spanish, which helps at the counter.',
  'Has a food handler card, valid until next spring.',
  'Wants to start after the 15th to give two weeks of notice.',
  'Came in with family for lunch and said hello. Good impression.',
];

export const ADMIN_NOTES = [
  'Expects more than our pay range. Talk about it before we send an offer.',
  'Left us in 2023 on good terms. Eligible for rehire.',
];

export const FEEDBACKS: Record<Recommendation, readonly string[]> = {
  strong_yes: [
    'Best interview of the week. Had examples for everything and asked good questions.',
    "I'd put them on the schedule tomorrow.",
  ],
  yes: ['Solid. Needs training on the register, otherwise ready.', 'Calm, polite and on time. Would hire.'],
  no: ["Can't work the shifts we have open.", 'Polite, but short answers. Not for the counter.'],
  strong_no: ["Twenty minutes late without a call and didn't want to talk about it."],
};

export const JOBS_BEFORE = [
  'Two years at a diner, mostly the grill',
  'Cashier at a grocery store since high school',
  'Summer camp kitchen, three seasons',
  'None yet, this would be my first job',
  'Barista for eighteen months, then a bakery',
  'Hotel breakfast, early shift, four years',
  'Looked after my grandmother for three years',
  'Warehouse picker and packer',
];

export const REJECTION_NOTES = ['Needs more hours than we have.', 'Failed the quiz twice.', null, null, null];
