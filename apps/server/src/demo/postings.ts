// Complete job postings of the demo and the templates they are made from.
import type { EmploymentType, SalaryUnit, Shift } from '@onward/domain/positions/postings';
import type { ParentReview, ReviewStatus } from '@onward/domain/positions/review';
import type { ReviewFinding } from '@onward/domain/positions/review-checks';
import type { PositionStatus } from '@onward/domain/positions/statuses';
import { newQuestion, type Question } from '@onward/domain/questions/questions';

export interface DemoText {
  description: string;
  pay: [least: number, most: number, unit: SalaryUnit];
  employment: EmploymentType;
  shifts: Shift[];
  benefits: string[];
  questions: Question[];
  department: string | null;
  process: string | null;
}

export interface DemoTemplate extends DemoText {
  name: string;
  title: string;
  review: ParentReview;
}

export interface DemoPosting extends DemoText {
  title: string;
  location: string;
  status: PositionStatus;
  template: string | null;
  openings: number;
  /** Null if it was never published. */
  postedDaysAgo: number | null;
  review: ReviewStatus | null;
  findings?: ReviewFinding[];
  boards?: ('indeed' | 'craigslist')[];
  isUnlisted?: boolean;
}

const describe = (about: string, duties: string[], wanted: string[]): string =>
  [
    `<p>${about}</p>`,
    "<h3>What you'll do</h3>",
    `<ul>${duties.map((duty) => `<li>${duty}</li>`).join('')}</ul>`,
    "<h3>What we're looking for</h3>",
    `<ul>${wanted.map((requirement) => `<li>${requirement}</li>`).join('')}</ul>`,
  ].join('');

const yesNo = (id: number, title: string, screens = true): Question => ({
  ...newQuestion(id, id - 1),
  title,
  question_type: 'yes_no',
  acceptable_answers: screens ? ['yes'] : [],
});

const restaurantQuestions: Question[] = [
  yesNo(1, 'Are you at least 16 years old?'),
  yesNo(2, 'Can you work some weekends?', false),
  { ...newQuestion(3, 2), title: 'Where have you worked before?', question_type: 'long_text', is_required: false },
];

const restaurant = {
  employment: 'part_time',
  shifts: ['evenings', 'weekends'],
  benefits: ['Free shift meal', 'Flexible schedule', 'Paid training'],
  questions: restaurantQuestions,
  process: 'Hourly team, restaurants',
} satisfies Partial<DemoText>;

const teamMember: DemoText = {
  ...restaurant,
  description: describe(
    'Our team members are the first smile a guest sees. You take orders, keep the dining room clean, and help wherever the line gets long.',
    ['Greet guests and take orders', 'Prepare drinks and pack meals', 'Keep the dining room stocked'],
    ['Friendly with everyone', 'Quick on your feet', 'No experience needed, we teach you'],
  ),
  pay: [13.5, 16, 'hour'],
  department: 'Front of house',
};

const kitchen: DemoText = {
  ...restaurant,
  description: describe(
    'Our kitchen makes our name. You cook to order, keep your station safe, and help the crew finish strong.',
    [
      'Cook and plate to our recipes',
      'Check temperatures and label food',
      'Leave the station cleaner than you found it',
    ],
    ['Some experience on the line', 'A food handler card, or willing to get one'],
  ),
  pay: [15, 19, 'hour'],
  department: 'Kitchen',
  process: 'Kitchen crew',
};

const barista: DemoText = {
  ...restaurant,
  description: describe(
    'Good mornings start with good coffee. You pull shots, remember the regulars, and keep the bar moving.',
    ['Make espresso drinks to our standard', 'Serve pastries and handle the register', 'Open or close the bar'],
    ['Comfortable with early mornings', 'Barista experience is a plus, but not required'],
  ),
  pay: [14, 17, 'hour'],
  shifts: ['mornings', 'weekends'],
  department: 'Coffee bar',
};

const caregiver: DemoText = {
  description: describe(
    'You visit clients at home and help them live the way they like. We match you with clients near you.',
    [
      'Help with bathing, meals, and getting around',
      'Write down what you see and call the nurse when needed',
      'Be good company',
    ],
    ['CNA or HHA certification', 'A reliable way to get around', 'Patience and warmth'],
  ),
  pay: [15.5, 19.5, 'hour'],
  employment: 'full_time',
  shifts: ['mornings', 'afternoons', 'flexible'],
  benefits: ['Health insurance', 'Mileage paid', 'Paid time off'],
  questions: [
    yesNo(1, 'Do you have a CNA or HHA certification?'),
    yesNo(2, "Do you have a valid driver's license?", false),
  ],
  department: 'Home care',
  process: 'Caregivers',
};

const manager: DemoText = {
  description: describe(
    'You run the shift, coach the team, and keep guests coming back. We promote from within and teach you the numbers.',
    ['Lead a team of 8 to 15', 'Plan shifts and count the drawer', 'Hire and train with the general manager'],
    ['A year of experience leading people', 'Calm under pressure'],
  ),
  pay: [44_000, 52_000, 'year'],
  employment: 'full_time',
  shifts: ['flexible', 'weekends'],
  benefits: ['Health insurance', 'Quarterly bonus', 'Paid time off'],
  questions: restaurantQuestions,
  department: 'Front of house',
  process: 'Hourly team, restaurants',
};

const office: DemoText = {
  description: describe(
    'You connect caregivers and clients: schedules, calls, and a backup plan when someone is sick. You work from home.',
    ['Plan visits for forty caregivers', 'Answer calls from clients and families', 'Keep records in order'],
    ['Clear on the phone', 'Good with calendars and spreadsheets'],
  ),
  pay: [19, 23, 'hour'],
  employment: 'full_time',
  shifts: ['mornings', 'afternoons'],
  benefits: ['Health insurance', 'Work from home', 'Paid time off'],
  questions: [yesNo(1, 'Do you have a quiet place to work from?', false)],
  department: 'Office',
  process: null,
};

export const TEMPLATES: DemoTemplate[] = [
  { ...teamMember, name: 'Team member, restaurants', title: 'Team Member', review: 'approved' },
  { ...kitchen, name: 'Kitchen crew', title: 'Line Cook', review: 'approved' },
  { ...office, name: 'Office team', title: 'Scheduling Coordinator', review: 'pending' },
];

type More = Partial<DemoPosting>;

const posting = (
  text: DemoText,
  title: string,
  location: string,
  postedDaysAgo: number,
  more: More = {},
): DemoPosting => ({
  ...text,
  title,
  location,
  status: 'published',
  template: null,
  openings: 1,
  postedDaysAgo,
  review: 'approved',
  ...more,
});

const fromTeamMember: More = { template: 'Team member, restaurants', openings: 3 };
const fromKitchen: More = { template: 'Kitchen crew', openings: 2 };
const draft: More = { status: 'pending', postedDaysAgo: null, review: null };
const closed: More = { status: 'closed' };
const leader: More = { process: 'Managers and office' };

/** Postings the company has from the start are completed; the others are added, in this order. */
export const LARKFIELD_POSTINGS: DemoPosting[] = [
  posting(teamMember, 'Shift Leader', 'Decatur', 24, { pay: [17, 20, 'hour'], openings: 4, boards: ['indeed'] }),
  posting(teamMember, 'Team Member', 'Marietta Square', 32, {
    ...fromTeamMember,
    openings: 8,
    boards: ['craigslist', 'indeed'],
  }),
  posting(kitchen, 'Kitchen Lead', 'Buckhead', 12, { pay: [19, 23, 'hour'], boards: ['indeed'] }),
  posting(barista, 'Barista', 'Ponce City', 16, { openings: 3, boards: ['indeed'] }),
  posting(caregiver, 'Caregiver (CNA)', 'Sandy Springs', 13, { openings: 6 }),
  posting(caregiver, 'Night Caregiver', 'Roswell', 0, { ...draft, openings: 2, shifts: ['nights'] }),
  posting(teamMember, 'Delivery Driver', 'Decatur', 70, { ...closed, department: 'Delivery', openings: 2 }),
  posting(manager, 'Assistant Store Manager', 'Midtown', 58, closed),
  posting(teamMember, 'Team Member', 'Smyrna', 9, fromTeamMember),
  posting(teamMember, 'Team Member', 'East Point', 9, fromTeamMember),
  posting(kitchen, 'Line Cook', 'Marietta Square', 21, fromKitchen),
  posting(kitchen, 'Line Cook', 'Smyrna', 21, fromKitchen),
  posting(kitchen, 'Prep Cook', 'East Point', 5, { openings: 2, shifts: ['mornings'] }),
  posting(kitchen, 'Dishwasher', 'Marietta Square', 3, { pay: [13, 14.5, 'hour'], openings: 2 }),
  posting(manager, 'Store Manager', 'Smyrna', 18, { pay: [56_000, 64_000, 'year'] }),
  posting(teamMember, 'Host', 'Midtown', 4, {
    description: `${teamMember.description}<p>New hosts pay a training fee of $40, refunded after 90 days.</p>`,
    review: 'flagged',
    findings: [{ reason: 'asks_for_payment', found: ['training fee'] }],
  }),
  posting(manager, 'Café Supervisor', 'Ponce City', 7, { department: null, pay: [20, 24, 'hour'] }),
  posting(teamMember, 'Weekend Cashier', 'Emory Village', 6, { isUnlisted: true, employment: 'seasonal' }),
  posting(office, 'Client Care Coordinator', 'Sandy Springs', 27, {}),
  posting(office, 'Payroll Assistant', 'Remote office', 15, { employment: 'contract', pay: [24, 28, 'hour'] }),
  posting(office, 'Scheduling Coordinator', 'Remote office', 0, {
    status: 'pending',
    postedDaysAgo: null,
    template: 'Office team',
    review: 'parent_under_review',
  }),
  posting(teamMember, 'Catering Assistant', 'Emory Village', 0, draft),
  posting(barista, 'Barista', 'Emory Village', 48, { ...closed, openings: 2 }),
  posting(caregiver, 'Companion Caregiver', 'Roswell', 90, { ...closed, department: null }),
  posting(kitchen, 'Line Cook', 'East Point', 75, { ...closed, ...fromKitchen }),
  posting(teamMember, 'Drive-through Team Member', 'Buckhead', 41, { ...closed, openings: 3 }),
  posting(teamMember, 'Dining Room Attendant', 'Smyrna', 44, { ...closed, openings: 2 }),
  posting(teamMember, 'Cashier', 'East Point', 50, { ...closed, openings: 2 }),
  posting(teamMember, 'Shift Leader', 'Marietta Square', 52, { ...closed, pay: [17, 20, 'hour'] }),
  posting(kitchen, 'Fry Cook', 'Buckhead', 38, { ...closed, openings: 2 }),
  posting(kitchen, 'Prep Cook', 'Marietta Square', 47, closed),
  posting(kitchen, 'Dishwasher', 'Smyrna', 36, { ...closed, pay: [13, 14.5, 'hour'] }),
  posting(manager, 'Assistant Manager', 'Buckhead', 55, { ...closed, ...leader }),
  posting(manager, 'Assistant Manager', 'East Point', 40, { ...closed, ...leader }),
  posting(manager, 'Catering Manager', 'Marietta Square', 62, { ...closed, ...leader }),
  posting(manager, 'Training Manager', 'Smyrna', 66, { ...closed, ...leader }),
  posting(office, 'Intake Coordinator', 'Sandy Springs', 49, { ...closed, ...leader, openings: 2 }),
  posting(office, 'Recruiting Coordinator', 'Remote office', 45, { ...closed, ...leader }),
  posting(office, 'Bookkeeper', 'Remote office', 59, { ...closed, ...leader, pay: [23, 27, 'hour'] }),
  posting(office, 'Family Liaison', 'Sandy Springs', 64, { ...closed, ...leader }),
];

export const HARBOR_POSTINGS: DemoPosting[] = [
  posting(
    {
      description: describe(
        'The hotel is quiet and in your hands. You close the books for the day, welcome late guests, and keep the building safe.',
        ['Balance the day and print the morning reports', 'Check in late arrivals'],
        ['Good with numbers', 'Comfortable working nights'],
      ),
      pay: [21, 24.5, 'hour'],
      employment: 'full_time',
      shifts: ['nights'],
      benefits: ['Health insurance', 'Hotel discount'],
      questions: [],
      department: 'Front desk',
      process: null,
    },
    'Night Auditor',
    'Pier 12',
    10,
  ),
];

export const PEBBLE_POSTINGS: DemoPosting[] = [
  posting({ ...barista, department: 'Counter', process: null }, 'Morning Barista', 'Mill Street', 8),
];
