// The icon of each question type.
import type { QuestionType } from '@onward/domain/questions/questions';
import {
  AlignLeft,
  Calendar,
  CircleDot,
  Hash,
  type LucideIcon,
  Minus,
  Paperclip,
  SquareCheck,
  ToggleLeft,
} from 'lucide-react';

export const QUESTION_ICONS: Record<QuestionType, LucideIcon> = {
  short_text: Minus,
  long_text: AlignLeft,
  single_choice: CircleDot,
  multiple_choice: SquareCheck,
  yes_no: ToggleLeft,
  number: Hash,
  date: Calendar,
  file: Paperclip,
};
