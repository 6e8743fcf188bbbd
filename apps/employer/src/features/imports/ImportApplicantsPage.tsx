import { ImportPage } from './ImportPage.tsx';

export default function ImportApplicantsPage() {
  return <ImportPage kind="applicants" />;
}
