// The icon of what a report is about.
import type { ReportSource } from '@onward/domain/reports/sources';
import {
  CalendarDays,
  FileSignature,
  IdCard,
  ListChecks,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  ShieldCheck,
  Users,
} from 'lucide-react';

export const SOURCE_ICONS: Record<ReportSource, LucideIcon> = {
  applicants: Users,
  positions: Megaphone,
  employees: IdCard,
  onboarding: ListChecks,
  meetings: CalendarDays,
  offers: FileSignature,
  background_checks: ShieldCheck,
  messages_volume: MessagesSquare,
};
