import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { App } from '../../http/app.ts'

/** A readable page of all calls; it comes first in the list of features, since it sees only what follows. */
export async function docsRoutes(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'SDP Studio',
        description: 'The calls between browser and server. Errors are {message, details?}.',
        version: '1',
      },
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The access token of a person who signed in.',
          },
          client: {
            type: 'http',
            scheme: 'basic',
            description:
              'A service client. The header x-token carries the acting user: base64 of {"name", "email", "sub"}.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // Without null the page would send this server's address to a validator on the internet.
    uiConfig: { validatorUrl: null, docExpansion: 'list', deepLinking: true },
    // Its bar shows another product's logo and asks for an address.
    theme: { title: 'SDP Studio', css: [{ filename: 'theme.css', content: '.topbar { display: none }' }] },
  })
}
