import type { ReactNode } from 'react';

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export const socialNetworks = [
  {
    name: 'Instagram',
    icon: (
      <Icon>
        <rect x="4" y="4" width="16" height="16" rx="4.5" />
        <circle cx="12" cy="12" r="3.4" />
        <path d="M16.4 7.6h.01" />
      </Icon>
    ),
  },
  {
    name: 'Facebook',
    icon: (
      <Icon>
        <path d="M10 21v-7H7.5v-3.5H10V8a4 4 0 0 1 4-4h2.5v3.4h-2a1 1 0 0 0-1 1v2.1h3l-.6 3.5h-2.4v7z" />
      </Icon>
    ),
  },
  {
    name: 'TikTok',
    icon: (
      <Icon>
        <path d="M13.5 4v11.2a3.3 3.3 0 1 1-3.3-3.3M13.5 4a4.4 4.4 0 0 0 4 4.2" />
      </Icon>
    ),
  },
] as const;
