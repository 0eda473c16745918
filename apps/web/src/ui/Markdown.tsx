import { styled } from '@mui/material/styles'
import { Link } from '@tanstack/react-router'
import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { headingId } from './heading-id.ts'

interface MarkdownProps {
  text: string
  /** What an address in the text leads to on the screen. */
  hrefOf?: (href: string) => string
}

/**
 * Markdown as a page shows it. HTML inside it is shown as text (ruling R231), and addresses that would run something
 * lead nowhere.
 */
export function Markdown({ text, hrefOf = (href) => href }: MarkdownProps) {
  return (
    <Prose>
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        components={{ ...headings, a: ({ href = '', children }) => <A href={hrefOf(href)}>{children}</A> }}
      >
        {text}
      </ReactMarkdown>
    </Prose>
  )
}

/** Inside the product without loading it again; elsewhere in a tab of its own. */
function A({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

const headings: Components = { h1: heading('h1'), h2: heading('h2'), h3: heading('h3') }

function heading(Level: 'h1' | 'h2' | 'h3') {
  return ({ children }: ComponentProps<'h2'>) => <Level id={headingId(textOf(children))}>{children}</Level>
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children)
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}

const Prose = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '& h1': { ...theme.typography.h1, margin: '0 0 8px' },
  '& h2': { ...theme.typography.h2, margin: '28px 0 6px', scrollMarginTop: 64 },
  '& h3': { ...theme.typography.h3, margin: '20px 0 4px', scrollMarginTop: 64 },
  '& p': { margin: '0 0 10px' },
  '& ul, & ol': { margin: '0 0 10px', paddingLeft: 22 },
  '& ul': { listStyle: 'disc' },
  '& li': { margin: '2px 0' },
  '& a': { color: theme.vars.palette.primary.main },
  '& code': {
    padding: '1px 4px',
    borderRadius: 4,
    fontSize: '0.92em',
    background: theme.vars.palette.action.hover,
  },
  '& pre': {
    margin: '0 0 12px',
    padding: '10px 14px',
    overflowX: 'auto',
    borderRadius: 6,
    border: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.paper,
  },
  '& pre code': { padding: 0, background: 'none' },
  '& table': { borderCollapse: 'collapse', margin: '0 0 12px' },
  '& th, & td': {
    padding: '4px 12px 4px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > :not(* + *)': { marginTop: 0 },
}))
