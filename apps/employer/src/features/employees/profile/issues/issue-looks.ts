// How each kind of issue is shown, and where it is fixed: red for what the law requires, amber for the rest.
import type { IssueCode } from '@onward/domain/employees/open-issues';
import {
  AlarmClock,
  Banknote,
  FileWarning,
  IdCard,
  type LucideIcon,
  MapPin,
  Send,
  ShieldAlert,
  Store,
} from 'lucide-react';
import type { Tone } from '../../../../design/theme/tokens.ts';
import type { RecordSection } from '../sections.ts';

interface IssueLook {
  icon: LucideIcon;
  tone: Tone;
  /** The section of the record that fixes it, when the issue itself names none. */
  section: RecordSection | null;
}

export const ISSUE_LOOKS: Record<IssueCode, IssueLook> = {
  missing_location: { icon: Store, tone: 'amber', section: 'work_location' },
  missing_ssn: { icon: IdCard, tone: 'amber', section: 'basic_information' },
  missing_address: { icon: MapPin, tone: 'amber', section: 'address' },
  missing_pay: { icon: Banknote, tone: 'amber', section: 'compensation' },
  payroll_failed: { icon: Send, tone: 'amber', section: 'payroll' },
  i9_overdue: { icon: AlarmClock, tone: 'red', section: null },
  everify_needs_action: { icon: ShieldAlert, tone: 'red', section: null },
  document_expired: { icon: FileWarning, tone: 'amber', section: 'documents' },
};
