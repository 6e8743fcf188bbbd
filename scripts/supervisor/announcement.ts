/** What is printed when everything is running: the URLs and how to sign in. */

export type Announcement = { product: string; sandbox?: string; lines?: string[] };

export function announce({ product, sandbox, lines = [] }: Announcement): void {
  const addresses = [
    `    Onward    ${product}`,
    ...(sandbox ? [`    Sandbox   ${sandbox}  (the mail, texts and outside services of this machine)`] : []),
  ];
  const details = lines.length > 0 ? ['', ...lines.map((line) => `    ${line}`.trimEnd())] : [];
  console.log(['', '  Ready.', '', ...addresses, ...details, '', '  Press Ctrl-C to stop.', ''].join('\n'));
}
