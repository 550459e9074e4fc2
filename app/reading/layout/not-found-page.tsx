import { data } from 'react-router'

/** Any address that is no page's (docs/product.md 3.9). The message comes from the error boundary of the site. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFoundPage(): null {
  return null
}
