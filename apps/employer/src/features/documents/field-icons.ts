// Icons of the kinds of fields.
import type { FieldKind } from '@onward/domain/documents/fields';
import { CalendarDays, CaseSensitive, type LucideIcon, PenLine, SquareCheck, Type } from 'lucide-react';

export const FIELD_ICONS: Record<FieldKind, LucideIcon> = {
  signature: PenLine,
  initials: CaseSensitive,
  date: CalendarDays,
  text: Type,
  checkbox: SquareCheck,
};
