// Opened by `create_position_modal_visible=true`. Until the jobs room brings its form, it says so and leads to the jobs (CMP-061).
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { paths } from '../../../platform/routing/paths.ts';

const PARAMETER = 'create_position_modal_visible';

export function CreateJobDialog() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const close = () =>
    setSearch(
      (now) => {
        now.delete(PARAMETER);
        return now;
      },
      { replace: true },
    );
  return (
    <Dialog
      open={search.get(PARAMETER) === 'true'}
      title={t('company:createJob.title')}
      width="confirm"
      onClose={close}
      actions={
        <LinkButton to={paths.jobPostings()} primary>
          {t('company:createJob.open')}
        </LinkButton>
      }
    >
      {t('company:createJob.text')}
    </Dialog>
  );
}
