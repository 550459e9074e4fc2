import type { Samples } from '../../ui/components/samples.ts'
import { Fact, SheetHead } from '../../ui/components/sheet-head.tsx'

const drawing =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 360 120'%3E%3Cpath d='M20 100H340L180 20z' fill='none' stroke='gray' stroke-width='4'/%3E%3C/svg%3E"
const row = ['Aluminio', '2,7 g/cm³', '237 W/(m·K)', 'Reciclable']

/** Typical content of documents. */
export const samples: Samples = {
  'Cabecera de un documento': () => (
    <div data-color="green">
      <SheetHead title="Mecanismos: palancas, poleas y engranajes">
        {['Bloque', 'Curso', 'Actualizado', 'Tiempo'].map((name) => (
          <Fact key={name} name={name}>
            Resolución de problemas
          </Fact>
        ))}
      </SheetHead>
    </div>
  ),
  'Figura que se abre': () => (
    <div className="prose">
      <figure>
        <a className="figure-link" href="#figura-que-se-abre">
          <img src={drawing} alt="Un triángulo" width="720" height="240" />
        </a>
        <figcaption>Un triángulo no se deforma: 100 N</figcaption>
      </figure>
    </div>
  ),
  'Tabla de un texto': () => (
    <div className="prose">
      <div className="table-scroll">
        <table>
          <thead>
            <tr>
              {['Material', 'Densidad', 'Conductividad', 'Al final'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {row.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  ),
}
