// The entries of the template editor, and how they are sent.
import type { BodyOf } from '@onward/contract/endpoint';
import type { createPositionTemplate, PositionTemplate } from '@onward/contract/positions/position-templates';
import type { EmploymentType } from '@onward/domain/positions/postings';
import { ordered, questionInputs } from '../../questions/parts/question-list.ts';
import type { TextEntries } from '../editor/posting-entries.ts';

export interface TemplateEntries extends TextEntries {
  name: string;
  employment_type: EmploymentType | null;
}

export type TemplateInput = BodyOf<typeof createPositionTemplate>['position_template'];

export const BLANK_TEMPLATE: TemplateEntries = {
  name: '',
  title: '',
  description: '',
  salary_min: null,
  salary_max: null,
  salary_unit: null,
  shifts: [],
  benefits: [],
  department_id: null,
  hiring_process_template_id: null,
  employment_type: null,
  questions: [],
};

export const templateEntries = (template: PositionTemplate): TemplateEntries => ({
  name: template.name,
  title: template.title,
  description: template.description,
  salary_min: template.salary_min,
  salary_max: template.salary_max,
  salary_unit: template.salary_unit,
  shifts: template.shifts,
  benefits: template.benefits,
  department_id: template.department_id,
  hiring_process_template_id: template.hiring_process_template_id,
  employment_type: template.employment_type,
  questions: ordered(template.questions),
});

export const templateInput = ({ questions, name, title, ...entries }: TemplateEntries): TemplateInput => ({
  ...entries,
  name: name.trim(),
  title: title.trim(),
  questions: questionInputs(questions),
});

/** A template with the name and content of a job. */
export const templateOf = (posting: TextEntries & { employment_type: EmploymentType }): TemplateInput =>
  templateInput({
    name: posting.title,
    title: posting.title,
    description: posting.description,
    salary_min: posting.salary_min,
    salary_max: posting.salary_max,
    salary_unit: posting.salary_unit,
    shifts: posting.shifts,
    benefits: posting.benefits,
    department_id: posting.department_id,
    hiring_process_template_id: posting.hiring_process_template_id,
    employment_type: posting.employment_type,
    questions: posting.questions,
  });
