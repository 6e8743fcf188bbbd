// Whom the government writes to, and who signs (EVF-006).
import { ContactFields } from '../entry/ContactFields.tsx';
import type { StepProps } from './step-props.ts';

export const ContactsStep = ({ editing }: StepProps) => <ContactFields field={editing.field} />;
