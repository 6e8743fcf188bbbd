// Light, dark, or the system setting.
import { useTranslation } from 'react-i18next';
import { chooseTheme, THEME_CHOICES, useThemeChoice } from '../../../platform/theme/theme-choice.ts';
import { ChoiceRow } from './ChoiceRow.tsx';

export function ThemeChoices() {
  const { t } = useTranslation();
  return (
    <ChoiceRow
      label={t('shell:userMenu.theme')}
      choices={THEME_CHOICES.map((value) => ({ value, label: t(`shell:theme.${value}`) }))}
      chosen={useThemeChoice()}
      onChoose={chooseTheme}
    />
  );
}
