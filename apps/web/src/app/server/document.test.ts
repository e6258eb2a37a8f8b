import { describe, expect, it } from 'vitest';
import type { Rendered } from '../boot/rendered.ts';
import { documentOf, type DocumentParts } from './document.ts';

const parts: DocumentParts = {
  frame: {
    template:
      '<html lang="en"><head>\n<title>App</title>\n<link rel="stylesheet" href="/x.css">\n<!--head--></head><body><div id="root"><!--app--></div><!--rendered--></body></html>',
    bootScript: 'boot()',
    scripts: ['/a.js'],
    worker: '/w.js',
    styles: ['/a.css'],
    fonts: ['/f.woff2'],
  },
  language: 'el',
  title: 'Cuts & "more"',
};

const rendered: Rendered = {
  queries: { mutations: [], queries: [] },
  loaderData: { salon: { title: '</script><b>' } },
  moment: { now: 0, timeZone: 'Europe/Athens' },
};

const blockOf = (html: string, type: string): unknown => {
  const [, json = ''] = new RegExp(`<script type="${type}"[^>]*>(.*?)</script>`).exec(html) ?? [];
  return JSON.parse(json);
};

describe('a document', () => {
  it('is marked with the language it was rendered in', () => {
    const html = documentOf({
      ...parts,
      page: { html: '<h1>$& $1</h1>', rendered },
      tags: [{ element: 'link', key: ['rel', 'canonical'], content: 'https://x.example/a?b&c' }],
    });
    expect(html).toContain('<html lang="el" data-rendered="el">');
    expect(html).toContain('<div id="root"><h1>$& $1</h1></div>');
    expect(html).toContain('<link rel="canonical" href="https://x.example/a?b&amp;c" data-page>');
    expect(html).toContain('<title>Cuts &amp; &quot;more&quot;</title>');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).not.toContain('/x.css');
  });

  it('carries data that cannot end its element', () => {
    const name = '</script><b>';
    const html = documentOf({ ...parts, page: { html: '', rendered }, data: [{ name }] });
    expect(blockOf(html, 'application/ld\\+json')).toEqual({ name });
    expect(blockOf(html, 'application/json')).toEqual(rendered);
  });

  it('requests its style sheets before its script runs', () => {
    const html = documentOf({ ...parts, page: { html: '', rendered } });
    const at = (text: string): number => html.indexOf(text);
    expect(at('<link rel="preload" href="/a.css" as="style" crossorigin>')).toBeGreaterThan(0);
    expect(at('as="style"')).toBeLessThan(at('boot()'));
    expect(at('boot()')).toBeLessThan(at('rel="stylesheet" href="/a.css"'));
  });

  it('requests no script before its pictures where it can be read', () => {
    const entry = '<script type="module" crossorigin src="/entry.js"></script>';
    const template = parts.frame.template.replace('</head>', `${entry}</head>`);
    const frame = { ...parts.frame, template, scripts: ['/entry.js', '/a.js'] };
    const readable = documentOf({ ...parts, frame, page: { html: '', rendered } });
    expect(readable).not.toMatch(/<script[^>]* src=/);
    expect(readable.match(/rel="late-\w+" href="[^"]+"/g)).toEqual([
      'rel="late-entry" href="/entry.js"',
      'rel="late-worker" href="/w.js"',
      'rel="late-script" href="/a.js"',
    ]);
    expect(readable.indexOf('late-script')).toBeLessThan(readable.indexOf('boot()'));
    const empty = documentOf({ ...parts, frame });
    expect(empty).toContain(entry);
    expect(empty).toContain('rel="modulepreload" href="/a.js"');
  });

  it('shows in its own language that the app did not load, with a link to itself', () => {
    const { template } = parts.frame;
    const frame = { ...parts.frame, template: `${template}<!--note-->` };
    const [full, empty] = [
      documentOf({ ...parts, frame, page: { html: 'x', rendered } }),
      documentOf({ ...parts, frame }),
    ];
    for (const html of [full, empty]) {
      expect(html).toContain('<div role="status" data-page-note data-late-note>');
      expect(html).toContain('<a href="">Φορτώστε ξανά τη σελίδα</a>');
    }
    expect(full).not.toContain('<a href="/">');
    expect(empty).toContain('<a href="/">Επιστροφή στην αρχική</a>');
  });

  it('renders nothing for a rendering without content', () => {
    const html = documentOf(parts);
    expect(html).toContain('<html lang="el">');
    expect(html).toContain('<div id="root"></div></body>');
  });
});
