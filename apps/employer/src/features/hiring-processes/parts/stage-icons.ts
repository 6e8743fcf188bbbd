// The icon of each stage type.
import type { StageType } from '@onward/domain/hiring-processes/stages';
import {
  CalendarDays,
  ClipboardList,
  Eye,
  FilePen,
  FileText,
  ListChecks,
  type LucideIcon,
  ShieldCheck,
} from 'lucide-react';

export const STAGE_ICONS: Record<StageType, LucideIcon> = {
  application: FileText,
  online_form: ClipboardList,
  online_quiz: ListChecks,
  scheduling: CalendarDays,
  background_check: ShieldCheck,
  offer: FilePen,
  custom: Eye,
};
