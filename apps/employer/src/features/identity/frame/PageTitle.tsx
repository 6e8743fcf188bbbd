// Sets the browser tab title for pages outside the main layout.
import { useTranslation } from 'react-i18next';

/** The text key is `shell:pages.<page>`. */
export function PageTitle({ page }: { page: string }) {
  const { t } = useTranslation();
  return <title>{`${t(`shell:pages.${page}`)} · ${t('shell:product')}`}</title>;
}
