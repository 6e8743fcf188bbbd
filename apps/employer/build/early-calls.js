// Asks who the reader is while the program is still being fetched; the program takes the answer over
// (src/platform/early-answers.ts). When anything is unusual it leaves the asking to the program.
try {
  const token = localStorage.getItem('token');
  const route = location.hash.slice(1).split('?')[0] || '/';
  const language = localStorage.getItem('locale') || navigator.language.slice(0, 2);
  const usual =
    token &&
    location.pathname === '/' &&
    localStorage.getItem('require_select_company') !== '1' &&
    sessionStorage.getItem('see_as') === null &&
    ['en', 'fr'].includes(language) &&
    !__PUBLIC_PREFIXES__.some((prefix) => route.startsWith(prefix));
  if (usual) {
    const companyId = localStorage.getItem('company_id');
    const answer = fetch(__USER__, {
      credentials: 'include',
      headers: {
        accept: 'application/json',
        Authorization: `Bearer ${token}`,
        TimezoneOffset: String(new Date().getTimezoneOffset()),
        TimezoneName: Intl.DateTimeFormat().resolvedOptions().timeZone,
        'ws-event-path': route,
        locale: language,
        ...(companyId && { 'ws-company-id': companyId }),
      },
    });
    // Whoever takes the answer over deals with its failure.
    answer.catch(() => null);
    window.onwardEarly = { token, answers: new Map([[__USER__, answer]]) };
  }
} catch {}
