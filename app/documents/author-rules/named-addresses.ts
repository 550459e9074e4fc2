import { isOutside, safeAddress } from '../../platform/markdown/link-address.ts'
import type { AuthorText } from './author-rule.ts'
import { listInline } from './inline-tokens.ts'

/** An address of this site in a text, to be looked up. */
export type NamedAddress = { line: number; address: string; kind: 'link' | 'picture' }

/** Lists the addresses of this site's pages and pictures in a text. */
export function listNamedAddresses({ tokens }: Pick<AuthorText, 'tokens'>): NamedAddress[] {
  return listInline(tokens).flatMap(({ token, line }): NamedAddress[] => {
    if (token.type === 'image') {
      const address = String(token.attrGet('src') ?? '')
      return address === '' || isOutside(address) ? [] : [{ line, address, kind: 'picture' }]
    }
    const address = token.type === 'link_open' ? safeAddress(String(token.attrGet('href') ?? '')) : undefined
    return address && isOwnPage(address) ? [{ line, address, kind: 'link' }] : []
  })
}

function isOwnPage(address: string): boolean {
  return !address.startsWith('#') && !isOutside(address) && !/^[a-z]+:/i.test(address)
}
