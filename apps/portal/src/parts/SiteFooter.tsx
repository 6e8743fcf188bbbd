import { useTexts } from '../texts/texts.ts';

export function SiteFooter() {
  const { t } = useTexts();
  return (
    <footer class="site-footer">
      <span>{t('careers:site.footer')}</span> <a href="/verify">{t('documents:verify.link')}</a>
    </footer>
  );
}
