import { useTexts } from '../texts/texts.ts';

export function SiteFooter() {
  const { t } = useTexts();
  return (
    <footer class="site-footer">
      {t('careers:site.footer')} · <a href="/verify">{t('documents:verify.link')}</a>
    </footer>
  );
}
