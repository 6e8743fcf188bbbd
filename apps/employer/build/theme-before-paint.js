// The stored choice wins over the system's; storage may be closed to us, then the system decides.
try {
  const choice = localStorage.getItem('theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
} catch {}
