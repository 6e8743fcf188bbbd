// A filled form as the job that writes it would load it.
import type { FormAnswers, OnboardingForm } from '@onward/domain/onboarding/forms/form-fields';
import type { FilledForm } from '../filled-form.ts';

export const filled = (form: OnboardingForm, answers: FormAnswers, more: Partial<FilledForm> = {}): FilledForm => ({
  form,
  answers,
  person: {
    name: 'Marcus Elijah Bell',
    firstName: 'Marcus',
    middleName: 'Elijah',
    lastName: 'Bell',
    street: '88 Candler Park Dr, Apt 4',
    city: 'Atlanta, GA 30307',
    phone: '+1 404 555 0142',
    ssn: '219456789',
    birthDate: '2004-05-14',
  },
  employer: { name: 'Larkfield Group LLC', address: '1180 W Peachtree St NW, Atlanta, GA 30309', ein: '582214907' },
  workState: 'GA',
  dates: { offered: '2026-11-10', hired: '2026-11-16', started: '2026-12-01' },
  signature: {
    name: 'Marcus Bell',
    at: 'November 18, 2026 at 3:15 PM, Eastern Time',
    day: '2026-11-18',
    from: '203.0.113.7',
  },
  ...more,
});
