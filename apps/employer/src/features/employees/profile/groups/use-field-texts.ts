// Labels, values, and problems of the fields of a group, as in its form.
import type { InformationGroup, InformationProblem } from '@onward/domain/employees/information';
import { countryName } from '@onward/domain/platform/contact/regions';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/language/language.ts';
import { useDates } from '../../../../platform/language/use-dates.ts';
import { useStartup } from '../../../../platform/startup/use-startup.ts';
import { choiceKey } from './choice-texts.ts';
import { GROUP_INPUTS } from './group-inputs.ts';

export function useFieldTexts(group: InformationGroup) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { day } = useDates();
  const { locations, departments, staffs } = useStartup();
  const named = (records: readonly { id: number; name: string }[] | null, id: unknown): string =>
    records?.find((record) => record.id === id)?.name ?? String(id);

  const choiceText = (name: string, value: string): string => t(choiceKey(name, value));
  return {
    labelOf: (name: string): string => t(`employees:fields.${name}`),
    choiceText,
    problemText: (problem: InformationProblem): string => t(`errors:employees.${problem}`),
    /** A value of an edit conflict. */
    valueText: (name: string, value: unknown): string => {
      const kind = GROUP_INPUTS[group].find((input) => input.name === name)?.kind;
      const text = String(value);
      switch (kind) {
        case 'choice':
          return choiceText(name, text);
        case 'date':
          return day(text);
        case 'country':
          return countryName(text, language);
        case 'location':
          return named(locations, value);
        case 'department':
          return named(departments, value);
        case 'manager':
          return named(staffs, value);
        case 'flag':
          return t(value === true ? 'employees:yes' : 'employees:no');
        default:
          return text;
      }
    },
  };
}
