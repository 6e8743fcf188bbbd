// Loads the files of the requested page and the signed-in user while the app itself is still loading.
// The app uses these responses (src/platform/early-responses.ts). Anything unusual is left to the app.
try {
  const token = localStorage.getItem('token');
  const companyId = localStorage.getItem('company_id');
  const route = location.hash.slice(1).split('?')[0] || '/';
  const language = localStorage.getItem('locale') || navigator.language.slice(0, 2);
  const begins = (prefixes) => prefixes.some((prefix) => route.startsWith(prefix));
  const usual =
    location.pathname === '/' &&
    localStorage.getItem('require_select_company') !== '1' &&
    ['en', 'fr'].includes(language);

  const fetchFiles = (files) => {
    for (const href of files) {
      const style = href.endsWith('.css');
      const link = document.createElement('link');
      Object.assign(link, { rel: style ? 'preload' : 'modulepreload', as: style ? 'style' : 'script', href });
      link.crossOrigin = 'anonymous';
      document.head.append(link);
    }
  };

  const askForUser = () => {
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
    // The code that uses the response handles its failure.
    answer.catch(() => null);
    window.onwardEarly = { token, answers: new Map([[__USER__, answer]]) };
  };

  const isPublic = begins(__PUBLIC_PREFIXES__);
  if (usual && token && !isPublic && sessionStorage.getItem('see_as') === null) askForUser();
  // Only when signed out: otherwise these files load while startup waits for its responses, and the app starts sooner
  // without the competing requests.
  if (usual && !token && (begins([__LOGIN__]) || !isPublic)) fetchFiles(__LOGIN_FILES__[language]);
} catch {}
